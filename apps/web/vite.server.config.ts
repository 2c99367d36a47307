import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { css } from "./css.ts";

/** The renderer of the first screen for the server (apps/server/src/features/site/page): one file without imports. */
export default defineConfig({
  plugins: [react()],
  // Class names must be those of the style sheets that the browser loads.
  css,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: "src/first-screen.tsx",
    outDir: "dist/server",
    target: "node20",
    copyPublicDir: false,
    minify: false,
  },
});
