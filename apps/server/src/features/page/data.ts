import type { Queryable } from "../../lib/database.ts";

export interface StoredImage {
  readonly media_type: string;
  readonly bytes: Buffer;
}

/** Images are what everyone may see on a group's page: no authorised group is asked for. */
export async function findImage(
  database: Queryable,
  groupId: number,
  key: string,
): Promise<StoredImage | null> {
  const { rows } = await database.query<StoredImage>({
    name: "find-image",
    text: "select media_type, bytes from images where group_id = $1 and key = $2",
    values: [groupId, key],
  });
  return rows[0] ?? null;
}
