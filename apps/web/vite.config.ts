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

/** The modules that import one, at once and not only when it is asked for, and it itself. */
function importersOf(id: string, graph: Rolldown.ChunkingContext): Rolldown.ModuleInfo[] {
  const ids = new Set([id]);
  for (const one of ids) for (const importer of graph.getModuleInfo(one)?.importers ?? []) ids.add(importer);
  return [...ids].flatMap((one) => graph.getModuleInfo(one) ?? []);
}

/** What the page starts with: the first screen needs it at once. */
function firstScreenFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isAria.test(id) || id.includes("languages")) return null;
  return importersOf(id, graph).some(({ isEntry }) => isEntry) ? "first-screen" : null;
}

function isLater({ dynamicImporters }: Rolldown.ModuleInfo): boolean {
  return dynamicImporters.some((importer) => importer.endsWith("booking/later-steps.tsx"));
}

/** What only later steps of a booking need: they come together, once the first one stands. */
function laterStepsFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isAria.test(id) || id.includes("languages")) return null;
  const importers = importersOf(id, graph);
  if (!importers.some(isLater)) return null;
  // What the home page needs of it comes there without the rest.
  return importers.some((one) => one.id.endsWith("/home-part.tsx")) ? "home-and-later" : "later-steps";
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
    proxy: { "^/(api|embed|embed.js|images|healthz|readyz)(/|$)": SERVER_URL },
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
            // On a slow network every file costs a turn.
            { name: firstScreenFile, priority: 2 },
            { name: laterStepsFile, priority: 1 },
            { name: "aria", test: isAria, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
