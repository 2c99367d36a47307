import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { ChangeCursor } from "../../booking/changes/data.ts";
import type { Connection } from "./data.ts";

/** An event that was written into a connected calendar. */
export interface WrittenEvent {
  /** The appointment; of a pack, its first one. */
  readonly appointment_id: number;
  readonly starts: EpochMinute;
  readonly ends: EpochMinute;
  readonly content_hash: Buffer | null;
  readonly etag: string | null;
  readonly state: "written" | "moved" | "deleted" | "left";
  readonly there_starts: EpochMinute | null;
  readonly there_ends: EpochMinute | null;
}

/** Returns the events that end after an instant; `ids`: only those of these appointments, null: all. */
export async function listWrittenEvents(
  database: Queryable,
  groupId: number,
  sourceId: number,
  { after, ids }: { readonly after: EpochMinute; readonly ids: readonly number[] | null },
): Promise<WrittenEvent[]> {
  const { rows } = await database.query<WrittenEvent>({
    name: "list-written-events",
    text: `select appointment_id, starts, ends, content_hash, etag, state, there_starts, there_ends from written_events
      where group_id = $1 and source_id = $2 and ends > $3 and ($4::bigint[] is null or appointment_id = any($4))
      order by starts, appointment_id`,
    values: [groupId, sourceId, after, ids],
  });
  return rows;
}

/** Returns the events that are to be written again, whether or not their appointments change. */
export async function listUnwrittenEvents(
  database: Queryable,
  groupId: number,
  sourceId: number,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: "list-unwritten-events",
    text: `select appointment_id as id from written_events
      where group_id = $1 and source_id = $2 and content_hash is null order by appointment_id`,
    values: [groupId, sourceId],
  });
  return rows.map(({ id }) => id);
}

export async function saveWrittenEvent(
  database: Queryable,
  groupId: number,
  sourceId: number,
  { appointment_id, starts, ends, content_hash, etag, state, there_starts, there_ends }: WrittenEvent,
): Promise<void> {
  await database.query({
    name: "save-written-event",
    text: `insert into written_events (group_id, source_id, appointment_id, starts, ends, content_hash, etag, state, there_starts, there_ends)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (group_id, source_id, appointment_id) do update set starts = excluded.starts, ends = excluded.ends,
        content_hash = excluded.content_hash, etag = excluded.etag, state = excluded.state,
        there_starts = excluded.there_starts, there_ends = excluded.there_ends`,
    values: [
      groupId,
      sourceId,
      appointment_id,
      starts,
      ends,
      content_hash,
      etag,
      state,
      there_starts,
      there_ends,
    ],
  });
}

export async function deleteWrittenEvent(
  database: Queryable,
  groupId: number,
  sourceId: number,
  appointmentId: number,
): Promise<void> {
  await database.query({
    name: "delete-written-event",
    text: "delete from written_events where group_id = $1 and source_id = $2 and appointment_id = $3",
    values: [groupId, sourceId, appointmentId],
  });
}

/** Past events are not read again. */
export async function deletePastEvents(
  database: Queryable,
  groupId: number,
  sourceId: number,
  until: EpochMinute,
): Promise<void> {
  await database.query({
    name: "delete-past-events",
    text: "delete from written_events where group_id = $1 and source_id = $2 and ends < $3",
    values: [groupId, sourceId, until],
  });
}

/** SQL for the first appointment of an appointment's pack. */
const ROOT = "case a.type when 'included' then coalesce(a.parent_id, a.id) else a.id end";

interface EventQuery extends Pick<Connection, "source_id" | "calendar_id"> {
  readonly since: Date;
}

/** Returns the first appointments of all events of a calendar that end after `since`, and of all that were written. */
export async function listEventIds(
  database: Queryable,
  groupId: number,
  { source_id, calendar_id, since }: EventQuery,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: "list-event-ids",
    text: `select ${ROOT} as id from appointments a
        where a.group_id = $1 and $2 in (a.calendar_id, a.resource_id) and a.end_at > $3 and not a.deleted
      union select appointment_id from written_events where group_id = $1 and source_id = $4
      order by id`,
    values: [groupId, calendar_id, since, source_id],
  });
  return rows.map(({ id }) => id);
}

export interface ChangedEvents {
  readonly ids: readonly number[];
  readonly count: number;
  readonly last: ChangeCursor | null;
}

/** Returns the first appointments of the events that a page of changes concerns. */
export async function listChangedEvents(
  database: Queryable,
  groupId: number,
  { source_id, calendar_id, since }: EventQuery,
  after: ChangeCursor,
  limit: number,
): Promise<ChangedEvents> {
  const { rows } = await database.query<{
    id: number;
    root: number;
    changed_in: string;
    is_concerned: boolean;
  }>({
    name: "list-changed-events",
    text: `with page as materialized (
        select id, changed_in from appointments
        where group_id = $1 and (changed_in, id) > ($2::xid8, $3::bigint)
          and changed_in < pg_snapshot_xmin(pg_current_snapshot())
        order by changed_in, id limit $4
      )
      select page.id, page.changed_in::text as changed_in, ${ROOT} as root,
        ($5 in (a.calendar_id, coalesce(a.resource_id, a.calendar_id)) and a.end_at > $7) or exists (
          select from written_events w where w.group_id = $1 and w.source_id = $6 and w.appointment_id = ${ROOT}) as is_concerned
      from page join appointments a on a.group_id = $1 and a.id = page.id
      order by page.changed_in, page.id`,
    values: [groupId, after.transaction, after.id, limit, calendar_id, source_id, since],
  });
  const last = rows.at(-1);
  const concerned = rows.filter(({ is_concerned }) => is_concerned).map(({ root }) => root);
  return {
    ids: [...new Set(concerned)],
    count: rows.length,
    last: last ? { transaction: last.changed_in, id: last.id } : null,
  };
}

/** Returns the number below which every transaction has ended. Later changes have this number or a higher one. */
export async function findFirstOpenTransaction(database: Queryable): Promise<string> {
  const { rows } = await database.query<{ first: string }>({
    name: "first-open-transaction",
    text: "select pg_snapshot_xmin(pg_current_snapshot())::text as first",
  });
  return rows[0]!.first;
}

/** Returns the appointments of these events on a calendar or resource, cancelled ones too. */
export async function listEventAppointments(
  database: Queryable,
  groupId: AuthorizedGroupId,
  calendarId: number,
  eventIds: readonly number[],
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: "list-event-appointments",
    text: `select a.id from appointments a
      where a.group_id = $1 and $2 in (a.calendar_id, a.resource_id) and (a.id = any($3::bigint[]) or a.type = 'included'
        and a.booking_id in (select booking_id from appointments where group_id = $1 and id = any($3::bigint[]))
        and a.parent_id = any($3::bigint[]))
      order by a.start_at, a.id`,
    values: [groupId, calendarId, eventIds],
  });
  return rows.map(({ id }) => id);
}

/** Notes the changes that have been written. */
export async function saveCursor(
  database: Queryable,
  groupId: number,
  sourceId: number,
  sequence: string,
  { transaction, id }: ChangeCursor,
): Promise<void> {
  await database.query({
    name: "save-written-cursor",
    text: `update calendar_connections set sequence = $3, changed_in = $4, changed_id = $5
      where group_id = $1 and source_id = $2`,
    values: [groupId, sourceId, sequence, transaction, id],
  });
}
