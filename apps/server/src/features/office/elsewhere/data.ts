import type { BusyFailure, BusySource, SourceKind } from "@rendezvous/contract/office/busy-source-calls";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { READ_SOURCE_QUEUE } from "./queues.ts";
import type { SealedAddress } from "./source-address.ts";

type SourceRow = Omit<BusySource, "created_at" | "tried_at" | "read_at"> & {
  readonly created_at: Date;
  readonly tried_at: Date | null;
  readonly read_at: Date | null;
};

interface ListQuery {
  /** null: the sources of all calendars. */
  readonly calendarIds: readonly number[] | null;
  /** null: every source. */
  readonly id: number | null;
  readonly now: EpochMinute;
}

const instantSql = (minute: string) =>
  `to_char(to_timestamp(${minute} * 60.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The conflicts of the source `s`, earliest first. */
const CONFLICTS = `coalesce((select jsonb_agg(jsonb_build_object('appointment_id', w.appointment_id,
          'start_at', ${instantSql("w.starts")}, 'there_start_at', ${instantSql("w.there_starts")},
          'there_end_at', ${instantSql("w.there_ends")}) order by w.starts, w.appointment_id)
        from written_events w where w.group_id = s.group_id and w.source_id = s.id and w.state in ('moved', 'deleted')), '[]')`;

/** Returns the sources of calendars and resources that are not archived, as answers describe them. */
export async function listSourceRows(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { calendarIds, id, now }: ListQuery,
): Promise<BusySource[]> {
  const { rows } = await database.query<SourceRow>({
    name: "list-busy-sources",
    text: `select s.id, s.kind, s.calendar_id, s.host, s.ending, s.created_at, s.tried_at, s.read_at, s.failure, s.failures,
        case when k.source_id is not null then jsonb_build_object(
          'name', k.name, 'writes', k.writes, 'follows_moves', k.follows_moves, 'conflicts', ${CONFLICTS}) end as connection,
        (select count(*)::integer from busy_times b, unnest(b.ranges) with ordinality as part (minute, at)
          where b.group_id = s.group_id and b.calendar_id = s.calendar_id and b.source_id = s.id
            and at % 2 = 0 and minute > $4) as busy_times
      from busy_sources s join calendars c on c.group_id = s.group_id and c.id = s.calendar_id and not c.deleted
      left join calendar_connections k on k.group_id = s.group_id and k.source_id = s.id
      where s.group_id = $1 and ($2::integer[] is null or c.resource or s.calendar_id = any($2))
        and ($3::integer is null or s.id = $3)
      order by s.calendar_id, s.id`,
    values: [groupId, calendarIds, id, now],
  });
  return rows.map(({ created_at, tried_at, read_at, ...source }) => ({
    ...source,
    created_at: created_at.toISOString(),
    tried_at: tried_at?.toISOString() ?? null,
    read_at: read_at?.toISOString() ?? null,
  }));
}

interface SealedSource {
  readonly id: number;
  readonly calendar_id: number;
  readonly address_sealed: string;
}

/** Returns the encrypted addresses of a group's calendar files. */
export async function listSealedSources(database: Queryable, groupId: number): Promise<SealedSource[]> {
  const { rows } = await database.query<SealedSource>({
    name: "list-busy-addresses",
    text: "select id, calendar_id, address_sealed from busy_sources where group_id = $1 and kind = 'address' order by calendar_id, id",
    values: [groupId],
  });
  return rows;
}

/** Returns how many sources a calendar or resource has. */
export async function countSources(
  database: Queryable,
  groupId: number,
  calendarId: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-busy-sources",
    text: "select count(*)::integer as count from busy_sources where group_id = $1 and calendar_id = $2",
    values: [groupId, calendarId],
  });
  return rows[0]!.count;
}

export interface NewSource extends SealedAddress {
  readonly kind: SourceKind;
  readonly calendarId: number;
  readonly now: Date;
  /** When the source is read next, unless it is enqueued earlier. */
  readonly dueInSeconds: number;
}

/** Returns the id of the source. */
export async function insertSource(
  connection: Transaction,
  groupId: number,
  { kind, calendarId, sealed, host, ending, now, dueInSeconds }: NewSource,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>({
    name: "insert-busy-source",
    text: `insert into busy_sources (group_id, kind, calendar_id, address_sealed, host, ending, created_at, due_at)
      values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8)) returning id`,
    values: [groupId, kind, calendarId, sealed, host, ending, now, dueInSeconds],
  });
  return rows[0]!.id;
}

/** Also deletes its busy times. */
export async function deleteSourceRow(connection: Transaction, groupId: number, id: number): Promise<void> {
  await connection.query({
    name: "delete-busy-source",
    text: "delete from busy_sources where group_id = $1 and id = $2",
    values: [groupId, id],
  });
}

export interface StoredSource {
  readonly kind: SourceKind;
  readonly calendar_id: number;
  readonly address_sealed: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly content_hash: Buffer | null;
  readonly expanded_until: Date | null;
  readonly failures: number;
  readonly mailed_at: Date | null;
  /** The longest time ahead that the calendar may be booked, in minutes; null: the group's. */
  readonly maxrdv_period: number | null;
  readonly ranges: readonly number[] | null;
}

/** Returns null if it was deleted, or its calendar archived. */
export async function findSource(
  database: Queryable,
  groupId: number,
  id: number,
): Promise<StoredSource | null> {
  const { rows } = await database.query<StoredSource>({
    name: "find-busy-source",
    text: `select s.kind, s.calendar_id, s.address_sealed, s.etag, s.last_modified, s.content_hash, s.expanded_until, s.failures,
        s.mailed_at, c.maxrdv_period, b.ranges
      from busy_sources s join calendars c on c.group_id = s.group_id and c.id = s.calendar_id and not c.deleted
      left join busy_times b on b.group_id = s.group_id and b.calendar_id = s.calendar_id and b.source_id = s.id
      where s.group_id = $1 and s.id = $2`,
    values: [groupId, id],
  });
  return rows[0] ?? null;
}

export interface ReadState {
  readonly now: Date;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly contentHash: Buffer | null;
  readonly expandedUntil: Date | null;
}

/** Writes that the source was read. Returns false if it was deleted meanwhile. */
export async function setRead(
  database: Queryable,
  groupId: number,
  id: number,
  { now, etag, lastModified, contentHash, expandedUntil }: ReadState,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "set-busy-source-read",
    text: `update busy_sources set tried_at = $3, read_at = $3, failure = null, failures = 0, etag = $4, last_modified = $5,
        content_hash = $6, expanded_until = $7 where group_id = $1 and id = $2`,
    values: [groupId, id, now, etag, lastModified, contentHash, expandedUntil],
  });
  return rowCount === 1;
}

export interface FailedRead {
  readonly now: Date;
  readonly failure: BusyFailure;
  /** The number of failures in a row, including this one. */
  readonly failures: number;
  readonly isMailed: boolean;
}

/** Writes that the source could not be read; its busy times stay. */
export async function setFailed(
  connection: Queryable,
  groupId: number,
  id: number,
  { now, failure, failures, isMailed }: FailedRead,
): Promise<void> {
  await connection.query({
    name: "set-busy-source-failed",
    text: `update busy_sources set tried_at = $3, failure = $4, failures = $5,
        mailed_at = case when $6::boolean then $3 else mailed_at end where group_id = $1 and id = $2`,
    values: [groupId, id, now, failure, failures, isMailed],
  });
}

export async function replaceBusyTimes(
  connection: Transaction,
  groupId: number,
  { calendarId, sourceId, ranges }: { calendarId: number; sourceId: number; ranges: readonly EpochMinute[] },
): Promise<void> {
  await connection.query({
    name: "replace-busy-times",
    text: `insert into busy_times as b (group_id, calendar_id, source_id, ranges) values ($1, $2, $3, $4)
      on conflict (group_id, calendar_id, source_id) do update set ranges = excluded.ranges, version = b.version + 1`,
    values: [groupId, calendarId, sourceId, ranges],
  });
}

/** The group's version changes, so that every cache notices the busy times. Nothing else of the group has changed. */
export async function noteBusyTimes(connection: Transaction, groupId: number): Promise<void> {
  await connection.query({
    name: "note-busy-times",
    text: "update groups set version = version + 1 where id = $1",
    values: [groupId],
  });
}

const KEY = (source: string) => `concat_ws(' ', 'busy source', ${source}.group_id, ${source}.id)`;
const DATA = (source: string) =>
  `jsonb_build_object('group_id', ${source}.group_id, 'source_id', ${source}.id)`;

/**
 * Enqueues the first `most` sources that are due, each again some 15 minutes later, and those with a login after 3: not all at the
 * same moment. Passes over archived
 * calendars and unpublished groups. Returns how many were enqueued.
 */
export async function enqueueDueSources(database: Queryable, most: number): Promise<number> {
  const { rowCount } = await database.query({
    name: "enqueue-due-busy-sources",
    text: `with due as (
        update busy_sources set due_at = now() + interval '1 minute' *
          case kind when 'address' then 13.5 + 3 * random() else 2.5 + random() end where ctid = any(array(
          select ctid from busy_sources s where due_at <= now() and not exists (
            select from group_moves m where m.group_id = s.group_id) order by due_at limit $1 for update skip locked))
        returning group_id, id, calendar_id
      ), active as (
        select due.group_id, due.id from due join groups g on g.id = due.group_id and not g.inactive
          join calendars c on c.group_id = due.group_id and c.id = due.calendar_id and not c.deleted
      )
      ${enqueueSql(READ_SOURCE_QUEUE, DATA("active"), { from: "active", key: KEY("active") })}`,
    values: [most],
  });
  return rowCount ?? 0;
}

/** Enqueues one source, to be read now. It must be the last statement of its transaction. */
export async function enqueueSource(database: Queryable, groupId: number, id: number): Promise<void> {
  await database.query({
    name: "enqueue-busy-source",
    text: enqueueSql(READ_SOURCE_QUEUE, DATA("source"), {
      from: "(select $1::integer as group_id, $2::integer as id) as source",
      key: KEY("source"),
      isDueAnew: true,
    }),
    values: [groupId, id],
  });
}

/** Postpones a source for which this process has no time. */
export async function postponeSource(database: Queryable, groupId: number, id: number): Promise<void> {
  await database.query({
    name: "postpone-busy-source",
    text: "update busy_sources set due_at = least(due_at, now() + interval '30 seconds') where group_id = $1 and id = $2",
    values: [groupId, id],
  });
}
