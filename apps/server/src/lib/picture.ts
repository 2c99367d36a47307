import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { findUnsafeSvg } from "./unsafe-svg.ts";

export interface Picture {
  /** Derived from the bytes, so that an address always shows the same picture. */
  readonly key: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

export type LoadedPicture =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly problem: string };

const MAX_BYTES = 3_000_000;

const FORMATS: readonly { extension: string; mediaType: string; matches: (bytes: Buffer) => boolean }[] = [
  { extension: "png", mediaType: "image/png", matches: (bytes) => bytes.readUInt32BE(0) === 0x89504e47 },
  { extension: "jpg", mediaType: "image/jpeg", matches: (bytes) => bytes.readUInt16BE(0) === 0xffd8 },
  { extension: "gif", mediaType: "image/gif", matches: (bytes) => bytes.toString("latin1", 0, 4) === "GIF8" },
  {
    extension: "webp",
    mediaType: "image/webp",
    matches: (bytes) => bytes.toString("latin1", 8, 12) === "WEBP",
  },
  {
    extension: "avif",
    mediaType: "image/avif",
    matches: (bytes) => bytes.toString("latin1", 4, 12) === "ftypavif",
  },
  {
    extension: "svg",
    mediaType: "image/svg+xml",
    matches: (bytes) =>
      /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s>]/.test(bytes.toString("utf8", 0, 2000)),
  },
];

/** Returns a picture from a file's bytes; they determine its type, never the file's name. */
export function toPicture(bytes: Buffer): LoadedPicture {
  if (bytes.length > MAX_BYTES)
    return { ok: false, problem: `expected at most ${MAX_BYTES} bytes, got ${bytes.length}` };
  const format = bytes.length < 16 ? undefined : FORMATS.find(({ matches }) => matches(bytes));
  if (!format) return { ok: false, problem: "expected an SVG, PNG, JPEG, WebP, AVIF or GIF picture" };
  const unsafe = format.extension === "svg" ? findUnsafeSvg(bytes.toString("utf8")) : null;
  if (unsafe !== null) return { ok: false, problem: `expected an SVG without ${unsafe}` };
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return { ok: true, picture: { key: `${hash}.${format.extension}`, mediaType: format.mediaType, bytes } };
}

/** Returns the picture of a data: URI, or of a path below `folder`; null forbids paths, for a file from outside. */
export async function loadPicture(image: string, folder: string | null): Promise<LoadedPicture> {
  if (image.startsWith("data:")) return toPicture(Buffer.from(image.slice(image.indexOf(",") + 1), "base64"));
  if (folder === null) return { ok: false, problem: "expected the picture itself, as a data: URI" };
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, image))]);
    if (!path.startsWith(root + sep)) return { ok: false, problem: "leads out of the file's folder" };
    return toPicture(await readFile(path));
  } catch {
    return { ok: false, problem: `no such file: ${image}` };
  }
}

export function toDataUri({ mediaType, bytes }: Pick<Picture, "mediaType" | "bytes">): string {
  return `data:${mediaType};base64,${bytes.toString("base64")}`;
}
