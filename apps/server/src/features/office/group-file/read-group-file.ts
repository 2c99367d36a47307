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

type MapImage = (image: string, path: string) => Promise<string | null>;

async function mapThumbnails<T extends { thumbnail: string | null }>(
  records: readonly T[],
  list: string,
  map: MapImage,
): Promise<T[]> {
  const mapped: T[] = [];
  for (const [index, record] of records.entries()) {
    const { thumbnail } = record;
    const path = `${list}[${index}].thumbnail`;
    mapped.push({ ...record, thumbnail: thumbnail === null ? null : await map(thumbnail, path) });
  }
  return mapped;
}

/** Returns the file with every picture replaced by the result of `map`; null removes the picture. */
async function mapImages(file: GroupFile, map: MapImage): Promise<GroupFile> {
  const { group, website } = file;
  return {
    ...file,
    group: {
      ...group,
      logo_key: group.logo_key === null ? null : await map(group.logo_key, "group.logo_key"),
    },
    calendarsets: await mapThumbnails(file.calendarsets, "calendarsets", map),
    calendars: await mapThumbnails(file.calendars, "calendars", map),
    resources: await mapThumbnails(file.resources, "resources", map),
    interventionsets: await mapThumbnails(file.interventionsets, "interventionsets", map),
    interventions: await mapThumbnails(file.interventions, "interventions", map),
    packs: await mapThumbnails(file.packs, "packs", map),
    classes: await mapThumbnails(file.classes, "classes", map),
    website: website && {
      ...website,
      image: website.image === null ? null : await map(website.image, "website.image"),
      file_upload: await mapUploads(website.file_upload, map),
    },
  };
}

type Upload = NonNullable<GroupFile["website"]>["file_upload"][number];

async function mapUploads(uploads: readonly Upload[], map: MapImage): Promise<Upload[]> {
  const mapped: Upload[] = [];
  for (const [index, upload] of uploads.entries()) {
    const url = await map(upload.url, `website.file_upload[${index}].url`);
    if (url !== null) mapped.push({ ...upload, url });
  }
  return mapped;
}
