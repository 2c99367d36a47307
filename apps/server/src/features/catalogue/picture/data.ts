import type { Queryable } from "../../../lib/database/database.ts";

export interface StoredImage {
  readonly media_type: string;
  readonly bytes: Buffer;
}

/** Needs no authorised group id, because a group's images are public. */
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
