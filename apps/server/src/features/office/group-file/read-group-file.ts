import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import {
  type GroupFile,
  parseGroupFile,
  parseGroupFileText,
  type ParsedGroupFile,
} from "@rendezvous/contract/office/group-file";
import type { GroupFileError } from "@rendezvous/contract/office/group-file/issues";
import { isHolidayCode } from "../../../lib/public-holidays.ts";
import { decodeSample } from "../../catalogue/picture/thumbnail.ts";
import { mapImages } from "./image-places.ts";
import { loadPicture, type Picture } from "../../../lib/picture.ts";

/** A group file and the bytes of its pictures. In the file, each picture is replaced by its key. */
export interface LoadedGroupFile {
  readonly file: GroupFile;
  readonly pictures: ReadonlyMap<string, Picture>;
}

export type GroupFileResult =
  | ({ readonly ok: true } & LoadedGroupFile)
  | { readonly ok: false; readonly errors: readonly GroupFileError[] };

/** Reads a group file from the disk, with the pictures next to it. */
export async function readGroupFile(path: string): Promise<GroupFileResult> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(path));
  } catch (error) {
    const isText = error instanceof TypeError;
    return { ok: false, errors: [{ path: "", message: isText ? "expected UTF-8 text" : "cannot be read" }] };
  }
  return withPictures(parseGroupFileText(text, { isHolidayCode }), dirname(path));
}

/** Loads a group file that is already an object. Relative paths start at `folder`; null forbids paths. */
export async function loadGroupFile(json: unknown, folder: string | null): Promise<GroupFileResult> {
  return withPictures(parseGroupFile(json, { isHolidayCode }), folder);
}

async function withPictures(parsed: ParsedGroupFile, folder: string | null): Promise<GroupFileResult> {
  if (!parsed.ok) return parsed;
  const pictures = new Map<string, Picture>();
  const errors: GroupFileError[] = [];
  const file = await mapImages(parsed.file, async (image, path) => {
    if (/^https?:/i.test(image)) return image;
    const loaded = await loadPicture(image, folder);
    if (!loaded.ok) {
      errors.push({ path, message: loaded.problem });
      return null;
    }
    // Decodes pictures inside the file, because their first bytes alone prove nothing.
    const isDrawing = loaded.picture.mediaType === "image/svg+xml";
    if (image.startsWith("data:") && !isDrawing && (await decodeSample(loaded.picture.bytes)) === null) {
      errors.push({ path, message: "expected a picture that can be read" });
      return null;
    }
    pictures.set(loaded.picture.key, loaded.picture);
    return loaded.picture.key;
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, file, pictures };
}
