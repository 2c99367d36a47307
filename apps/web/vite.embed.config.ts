import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

const close = await Promise.all(
  LANGUAGES.map(async (language) => [language, (await loadBrowserPhrases(language)).screen.common.close]),
);

/** The script for host pages: one small file without imports, with a hash in its name. */
export default defineConfig({
  plugins: [precompress()],
  define: { CLOSE: JSON.stringify(Object.fromEntries(close)) },
  build: {
    target: "es2022",
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: "embed",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "src/embed/embed.ts",
      output: { format: "iife", entryFileNames: "embed/[name]-[hash].js" },
    },
  },
});
