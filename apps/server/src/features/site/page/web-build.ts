import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DrawFirstScreen, loadFirstScreen } from "./first-screen.ts";

export const WEB_BUILD = fileURLToPath(new URL("../../../../../web/dist", import.meta.url));

export const SCRIPT_TYPE = "text/javascript; charset=utf-8";
const MEDIA_TYPES: Record<string, string> = {
  ".js": SCRIPT_TYPE,
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

/** The script of other people's pages, named by what is in it. */
interface EmbedScript {
  readonly name: string;
  readonly asset: Asset;
  /** What a page says of it, so that its browser runs no other. */
  readonly integrity: string;
}

/** The built web client, read once: its page and its files with what the build compressed beforehand. */
export interface WebBuild {
  readonly page: string;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The terms of use and their like: pages of their own, whose names stay. */
  readonly legal: ReadonlyMap<string, Asset>;
  readonly embedScript: EmbedScript | null;
  /** Where the texts of a language lie: named in the page, they come along with the scripts that need them. */
  readonly languageChunks: ReadonlyMap<string, string>;
  /** What the home page needs beside what every page does, and its texts by language. */
  readonly home: { readonly files: readonly string[]; readonly languageChunks: ReadonlyMap<string, string> };
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
  embedScript: null,
  languageChunks: new Map(),
  home: { files: [], languageChunks: new Map() },
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
  const manifest = readManifest(directory);
  const hashesOf = (inline: RegExp): string[] =>
    [...page.matchAll(inline)].map(([, text]) => toCspHash(text!));
  return {
    page,
    assets: readFolder(join(directory, "assets")),
    legal: readFolder(join(directory, "legal")),
    embedScript: readEmbedScript(join(directory, "embed")),
    languageChunks: languageChunks(manifest, "browser"),
    home: { files: homeFiles(manifest), languageChunks: languageChunks(manifest, "home") },
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

function readEmbedScript(folder: string): EmbedScript | null {
  const [found] = readFolder(folder);
  if (found === undefined) return null;
  const [name, asset] = found;
  const integrity = `sha384-${createHash("sha384").update(asset.plain).digest("base64")}`;
  return { name, asset, integrity };
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** The names of those that it needs at once. */
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

function readManifest(directory: string): Manifest {
  const text = readIfThere(join(directory, ".vite/manifest.json"))?.toString() ?? "{}";
  return JSON.parse(text) as Manifest;
}

/** By language, the file of one of its catalogues. */
function languageChunks(manifest: Manifest, catalogue: string): Map<string, string> {
  const chunks = new Map<string, string>();
  const isOf = new RegExp(`languages/([a-z]{2})/${catalogue}\\.ts$`);
  for (const [source, { file }] of Object.entries(manifest)) {
    const language = isOf.exec(source)?.[1];
    if (language !== undefined) chunks.set(language, `/${file}`);
  }
  return chunks;
}

const HOME_PART = /home-part\.tsx$/;

function homeFiles(manifest: Manifest): string[] {
  const names = Object.keys(manifest).filter((source) => HOME_PART.test(source));
  return names.flatMap((name) => filesOf(manifest, name));
}

/** With those of everything that it needs at once and not every page has already. */
function filesOf(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name];
  if (chunk === undefined || chunk.isEntry) return [];
  const { file, css = [], imports = [] } = chunk;
  return [...css.map((one) => `/${one}`), `/${file}`, ...imports.flatMap((one) => filesOf(manifest, one))];
}
