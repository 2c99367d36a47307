import { join } from "node:path";
import { LANGUAGES } from "@rendezvous/phrases/language";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { ariaLanguages } from "./aria-languages.ts";
import { css } from "./css.ts";
import { devPages } from "./dev-pages.ts";
import { precompress } from "./precompress.ts";

/** What tabs and calendars share. */
const isAria = /node_modules[\\/](?:@?react-aria|@?react-stately|@internationalized)/;

/**
 * Whether the first screen needs a module: what the page starts with imports it at once, not only when it is asked for. What
 * only later screens share stays out of the first one's file; so do the languages, of which a visitor loads one.
 */
function firstScreenFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isAria.test(id) || id.includes("languages")) return null;
  const importers = new Set([id]);
  for (const one of importers) {
    const info = graph.getModuleInfo(one);
    if (info?.isEntry) return "shared";
    for (const importer of info?.importers ?? []) importers.add(importer);
  }
  return null;
}

/** The later steps are fetched together, once the first one stands: one file instead of twenty. */
function laterStepsFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isAria.test(id) || id.includes("languages")) return null;
  const importers = new Set([id]);
  for (const one of importers) {
    const info = graph.getModuleInfo(one);
    if (info?.dynamicImporters.some((importer) => importer.endsWith("booking/later-steps.tsx")))
      return "later-steps";
    for (const importer of info?.importers ?? []) importers.add(importer);
  }
  return null;
}

const SERVER_URL = process.env["DEV_SERVER_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [
    react(),
    ariaLanguages(LANGUAGES, join(import.meta.dirname, "../../packages/phrases/src/languages")),
    precompress(),
    devPages(SERVER_URL),
  ],
  server: {
    // npm run dev: calls, pictures and health come from the server, everything else from here.
    proxy: { "^/(api|images|healthz|readyz)(/|$)": SERVER_URL },
  },
  css,
  build: {
    target: "es2022",
    // Which chunk belongs to which language, so that the server can name it in the page's head.
    manifest: true,
    // Fonts and pictures are files of their own: `data:` is not allowed by the page's policy.
    assetsInlineLimit: 0,
    // It would stand in the very file that it is to fetch the others along with: too late for what the page names in its head.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first screen shares with later ones is one file, not a dozen: on a slow network every file costs a turn.
          groups: [
            { name: firstScreenFile, minShareCount: 2, priority: 1 },
            { name: laterStepsFile },
            { name: "aria", test: isAria, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
