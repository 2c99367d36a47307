import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";

/** A date of a class that was written into a connected calendar. */
export interface WrittenDate {
  readonly class_id: number;
  readonly start: EpochMinute;
  readonly content_hash: Buffer;
}

export async function listWrittenDates(
  database: Queryable,
  groupId: number,
  sourceId: number,
): Promise<WrittenDate[]> {
  const { rows } = await database.query<WrittenDate>({
    name: "list-written-dates",
    text: `select class_id, start, content_hash from written_dates where group_id = $1 and source_id = $2
      order by start, class_id`,
    values: [groupId, sourceId],
  });
  return rows;
}

export async function saveWrittenDate(
  database: Queryable,
  groupId: number,
  sourceId: number,
  { class_id, start, content_hash }: WrittenDate,
): Promise<void> {
  await database.query({
    name: "save-written-date",
    text: `insert into written_dates (group_id, source_id, class_id, start, content_hash) values ($1, $2, $3, $4, $5)
      on conflict (group_id, source_id, class_id, start) do update set content_hash = excluded.content_hash`,
    values: [groupId, sourceId, class_id, start, content_hash],
  });
}

export async function deleteWrittenDate(
  database: Queryable,
  groupId: number,
  sourceId: number,
  { class_id, start }: Pick<WrittenDate, "class_id" | "start">,
): Promise<void> {
  await database.query({
    name: "delete-written-date",
    text: "delete from written_dates where group_id = $1 and source_id = $2 and class_id = $3 and start = $4",
    values: [groupId, sourceId, class_id, start],
  });
}
