import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { css } from "./css.ts";

/** The first screen for the server, which sends it with the page: one file that needs nothing else (apps/server/src/features/page). */
export default defineConfig({
  plugins: [react()],
  // Its class names are those of the style sheets that the browser loads.
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
