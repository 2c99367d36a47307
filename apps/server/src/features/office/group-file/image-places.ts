import type { GroupFile } from "@rendezvous/contract/office/group-file";

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
export async function mapImages(file: GroupFile, map: MapImage): Promise<GroupFile> {
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
