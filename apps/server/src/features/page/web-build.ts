import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DrawFirstScreen, loadFirstScreen } from "./first-screen.ts";

export const WEB_BUILD = fileURLToPath(new URL("../../../../web/dist", import.meta.url));

const MEDIA_TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".json": "application/json; charset=utf-8",
  ".html": "text/html; charset=utf-8",
};

export interface Asset {
  readonly mediaType: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** The built web client, read once: its page and its files with what the build compressed beforehand. */
export interface WebBuild {
  readonly page: string;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The terms of use and their like: pages of their own, whose names stay. */
  readonly legal: ReadonlyMap<string, Asset>;
  /** Where the texts of a language lie: named in the page, they come along with the scripts that need them. */
  readonly languageChunks: ReadonlyMap<string, string>;
  /** CSP hashes of the scripts that stand in the page itself. */
  readonly scriptHashes: readonly string[];
  /** And of its styles. */
  readonly styleHashes: readonly string[];
  /** Draws the first screen for the page; null where the build has none. */
  readonly drawFirstScreen: Promise<DrawFirstScreen> | null;
}

const UNBUILT: WebBuild = {
  page: `<!doctype html><html lang="__LANG__"><head><meta charset="utf-8"><!--head--></head>
<body><p>The web client is not built: npm run build</p><!--first-data--></body></html>`,
  assets: new Map(),
  legal: new Map(),
  languageChunks: new Map(),
  scriptHashes: [],
  styleHashes: [],
  drawFirstScreen: null,
};

export function toCspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

export function readWebBuild(directory: string): WebBuild {
  if (!existsSync(join(directory, "index.html"))) return UNBUILT;
  const page = readFileSync(join(directory, "index.html"), "utf8");
  const hashesOf = (inline: RegExp): string[] =>
    [...page.matchAll(inline)].map(([, text]) => toCspHash(text!));
  return {
    page,
    assets: readFolder(join(directory, "assets")),
    legal: readFolder(join(directory, "legal")),
    languageChunks: readLanguageChunks(directory),
    scriptHashes: hashesOf(/<script>([\s\S]*?)<\/script>/g),
    styleHashes: hashesOf(/<style>([\s\S]*?)<\/style>/g),
    drawFirstScreen: loadFirstScreen(directory),
  };
}

function readFolder(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const mediaType = MEDIA_TYPES[extname(name)];
    if (mediaType === undefined) continue;
    const path = join(folder, name);
    const [plain, br, gzip] = [readFileSync(path), readIfThere(`${path}.br`), readIfThere(`${path}.gz`)];
    assets.set(name, { mediaType, plain, br, gzip });
  }
  return assets;
}

function readLanguageChunks(directory: string): Map<string, string> {
  const manifest = readIfThere(join(directory, ".vite/manifest.json"))?.toString() ?? "{}";
  const chunks = new Map<string, string>();
  for (const [source, { file }] of Object.entries(JSON.parse(manifest) as Record<string, { file: string }>)) {
    const language = /languages\/([a-z]{2})\/browser\.ts$/.exec(source)?.[1];
    if (language !== undefined) chunks.set(language, `/${file}`);
  }
  return chunks;
}
