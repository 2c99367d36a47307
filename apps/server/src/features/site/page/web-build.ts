import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RenderFirstScreen, loadFirstScreen } from "./first-screen.ts";

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

/** The script for other sites; its name contains the hash of its content. */
interface EmbedScript {
  readonly name: string;
  readonly asset: Asset;
  /** The integrity value for pages that refer to it, so that their browsers run no other script. */
  readonly integrity: string;
}

/** The built web client, read once: its page and its files, including those that the build has compressed. */
export interface WebBuild {
  readonly page: string;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The terms of use and similar pages, whose names never change. */
  readonly legal: ReadonlyMap<string, Asset>;
  readonly embedScript: EmbedScript | null;
  /** The file of each language's texts: the page names it, so that it loads together with the scripts that need it. */
  readonly languageChunks: ReadonlyMap<string, string>;
  /** The files that only the home page needs, and its texts by language. */
  readonly home: { readonly files: readonly string[]; readonly languageChunks: ReadonlyMap<string, string> };
  /** CSP hashes of the inline scripts in the page. */
  readonly scriptHashes: readonly string[];
  /** CSP hashes of the inline styles in the page. */
  readonly styleHashes: readonly string[];
  /** Draws the first screen for the page; null when the build has no such module. */
  readonly drawFirstScreen: Promise<RenderFirstScreen> | null;
}

const UNBUILT: WebBuild = {
  page: `<!doctype html><html lang="__LANG__"><head><meta charset="utf-8"><!--head--></head>
<body><p>The web client is not built: npm run build</p><!--page-data--></body></html>`,
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
    styleHashes: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
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
  const [first] = readFolder(folder);
  if (first === undefined) return null;
  const [name, asset] = first;
  const integrity = `sha384-${createHash("sha384").update(asset.plain).digest("base64")}`;
  return { name, asset, integrity };
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** The names of the chunks that it imports statically. */
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

function readManifest(directory: string): Manifest {
  const text = readIfThere(join(directory, ".vite/manifest.json"))?.toString() ?? "{}";
  return JSON.parse(text) as Manifest;
}

/** Returns the file of one text catalogue by language. */
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

/** Returns the file with all files it imports statically, except those that every page already has. */
function filesOf(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name];
  if (chunk === undefined || chunk.isEntry) return [];
  const { file, css = [], imports = [] } = chunk;
  return [...css.map((one) => `/${one}`), `/${file}`, ...imports.flatMap((one) => filesOf(manifest, one))];
}
