import { join } from "node:path";
import { LANGUAGES } from "@rendezvous/phrases/language";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { ariaLanguages } from "./aria-languages.ts";
import { css } from "./css.ts";
import { devPages } from "./dev-pages.ts";
import { precompress } from "./precompress.ts";

/** The library that the tabs and the calendar share. */
const isAria = /node_modules[\\/](?:@?react-aria|@?react-stately|@internationalized)/;

/** A file of one icon. The library's index imports them all. */
const ICON = /[\\/]lucide-react[\\/].*[\\/](icons[\\/][\w-]+\.mjs)$/;

/** Returns the modules that import a module; of an icon, those that take it from the library's index. */
function directImportersOf(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const file = ICON.exec(id)?.[1]?.replace("\\", "/");
  if (file === undefined) return importers;
  return importers.flatMap((index) => {
    const { code, importers: users = [] } = graph.getModuleInfo(index) ?? {};
    const line = code?.split("\n").find((one) => one.includes(`./${file}`)) ?? "";
    const names = new RegExp(
      `\\b(?:${[...line.matchAll(/ as (\w+)/g)].map(([, name]) => name).join("|")})\\b`,
    );
    return users.filter(
      (user) => !user.includes("lucide-react") && names.test(graph.getModuleInfo(user)?.code ?? ""),
    );
  });
}

/** Returns the module itself and all modules that import it statically, directly or not. */
function importersOf(id: string, graph: Rolldown.ChunkingContext): Rolldown.ModuleInfo[] {
  const ids = new Set([id]);
  for (const one of ids) for (const importer of directImportersOf(one, graph)) ids.add(importer);
  return [...ids].flatMap((one) => graph.getModuleInfo(one) ?? []);
}

/** Returns the chunk of the modules that the first screen needs at once. */
function firstScreenFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isAria.test(id) || id.includes("languages")) return null;
  return importersOf(id, graph).some(({ isEntry }) => isEntry) ? "first-screen" : null;
}

function isLater({ dynamicImporters }: Rolldown.ModuleInfo): boolean {
  return dynamicImporters.some((importer) => importer.endsWith("booking/lazy-steps.tsx"));
}

/** Returns the chunk of the modules that only later steps of a booking need, which is loaded after the first screen. */
function laterStepsFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isAria.test(id) || id.includes("languages")) return null;
  const importers = importersOf(id, graph);
  if (!importers.some(isLater)) return null;
  // Modules that the home page needs too are in a separate chunk.
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
    // npm run dev: calls, pictures and health checks go to the server, everything else comes from Vite.
    proxy: { "^/(api|embed|embed.js|images|healthz|readyz)(/|$)": SERVER_URL },
  },
  css,
  build: {
    target: "es2022",
    // Tells the server which chunk belongs to which language, so that it can preload it in the page's head.
    manifest: true,
    // Fonts and pictures are separate files, because the page's content security policy forbids `data:`.
    assetsInlineLimit: 0,
    // The polyfill would be in the chunk that it should preload, and comes too late for the preloads of the page's
    // head.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Modules are grouped into few files, because on a slow network every request costs a round trip.
          groups: [
            { name: firstScreenFile, debugName: "first-screen", priority: 2 },
            { name: laterStepsFile, debugName: "later-steps", priority: 1 },
            { name: "aria", test: isAria, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
