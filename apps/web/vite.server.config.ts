import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The first screen for the server, which sends it with the page: one file that needs nothing else (apps/server/src/features/page). */
export default defineConfig({
  plugins: [react()],
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
