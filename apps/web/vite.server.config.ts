import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { css } from "./css.ts";

/** Builds one file without imports with which the server renders the first screen (apps/server/src/features/site/page). */
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
