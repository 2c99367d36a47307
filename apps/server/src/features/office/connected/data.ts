import type { FeedContent } from "@rendezvous/domain/feed/feed-contents";
import type { ProGroup } from "@rendezvous/domain/permission/session";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

/** The lease of a job on a connection: longer than a job works. If a job is killed, the next one waits for the end of its lease. */
const LEASE = "interval '3 minutes'";

export interface Connection {
  readonly source_id: number;
  readonly calendar_id: number;
  readonly login_sealed: string;
  readonly writes: FeedContent | null;
  readonly follows_moves: boolean;
  readonly locale: string;
  readonly sync_token: string | null;
  readonly hook_until: Date | null;
  readonly sequence: string;
  readonly changed_in: string;
  readonly changed_id: number;
  readonly pro_id: number;
  /** null: the professional who connected it no longer works in the group. */
  readonly role: ProGroup["role"] | null;
  readonly calendars: readonly number[] | null;
}

const COLUMNS = `k.source_id, s.calendar_id, k.login_sealed, k.writes, k.follows_moves, k.locale, k.sync_token, k.hook_until,
    k.sequence, k.changed_in, k.changed_id, k.pro_id, m.role, m.calendars`;
const PARTS = `busy_sources s
      join calendars c on c.group_id = s.group_id and c.id = s.calendar_id and not c.deleted`;
const MAKER = "left join pro_groups m on m.group_id = k.group_id and m.pro_id = k.pro_id";

/** Returns null if it was deleted, or its calendar archived. */
export async function findConnection(
  database: Queryable,
  groupId: number,
  sourceId: number,
): Promise<Connection | null> {
  const { rows } = await database.query<Connection>({
    name: "find-calendar-connection",
    text: `select ${COLUMNS} from ${PARTS} join calendar_connections k on k.group_id = s.group_id and k.source_id = s.id ${MAKER}
      where s.group_id = $1 and s.id = $2`,
    values: [groupId, sourceId],
  });
  return rows[0] ?? null;
}

/** Takes the connection for this job. Returns null if another job has it. */
export async function leaseConnection(
  database: Queryable,
  groupId: number,
  sourceId: number,
): Promise<Connection | null> {
  const { rows } = await database.query<Connection>({
    name: "lease-calendar-connection",
    text: `with k as (
        update calendar_connections set leased_until = now() + ${LEASE}
        where group_id = $1 and source_id = $2 and (leased_until is null or leased_until < now()) returning *
      )
      select ${COLUMNS} from ${PARTS} join k on k.group_id = s.group_id and k.source_id = s.id ${MAKER}`,
    values: [groupId, sourceId],
  });
  return rows[0] ?? null;
}

export async function endLease(database: Queryable, groupId: number, sourceId: number): Promise<void> {
  await database.query({
    name: "end-calendar-lease",
    text: "update calendar_connections set leased_until = null where group_id = $1 and source_id = $2",
    values: [groupId, sourceId],
  });
}

export interface NewConnection
  extends Pick<Connection, "writes" | "follows_moves" | "locale" | "login_sealed" | "pro_id"> {
  readonly name: string;
}

export async function insertConnection(
  connection: Transaction,
  groupId: number,
  sourceId: number,
  { pro_id, login_sealed, name, writes, follows_moves, locale }: NewConnection,
): Promise<void> {
  await connection.query({
    name: "insert-calendar-connection",
    text: `insert into calendar_connections (group_id, source_id, pro_id, login_sealed, name, writes, follows_moves, locale)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [groupId, sourceId, pro_id, login_sealed, name, writes, follows_moves, locale],
  });
}

/** A provider has renewed its refresh token. */
export async function setLogin(
  database: Queryable,
  groupId: number,
  sourceId: number,
  loginSealed: string,
): Promise<void> {
  await database.query({
    name: "set-calendar-login",
    text: "update calendar_connections set login_sealed = $3 where group_id = $1 and source_id = $2",
    values: [groupId, sourceId, loginSealed],
  });
}

/** The provider calls the address with this token after changes. */
export async function setHook(
  database: Queryable,
  groupId: number,
  sourceId: number,
  hash: Buffer,
  until: Date,
): Promise<void> {
  await database.query({
    name: "set-calendar-hook",
    text: "update calendar_connections set hook_hash = $3, hook_until = $4 where group_id = $1 and source_id = $2",
    values: [groupId, sourceId, hash, until],
  });
}

export async function findHook(
  database: Queryable,
  hash: Buffer,
): Promise<{ readonly group_id: number; readonly source_id: number } | null> {
  const { rows } = await database.query<{ group_id: number; source_id: number }>({
    name: "find-calendar-hook",
    text: "select group_id, source_id from calendar_connections where hook_hash = $1",
    values: [hash],
  });
  return rows[0] ?? null;
}

/** The state of the remote calendar that has been settled here; null: it is read in any case. */
export async function setSyncToken(
  database: Queryable,
  groupId: number,
  sourceId: number,
  token: string | null,
): Promise<void> {
  await database.query({
    name: "set-sync-token",
    text: "update calendar_connections set sync_token = $3 where group_id = $1 and source_id = $2",
    values: [groupId, sourceId, token],
  });
}

/**
 * Makes the connections due whose appointments have changed since the last written change. Only committed changes count, as in
 * the list of changes.
 */
export async function setDueByChanges(database: Queryable): Promise<void> {
  await database.query({
    name: "set-due-by-changes",
    text: `update busy_sources s set due_at = now() from calendar_connections k
      where k.group_id = s.group_id and k.source_id = s.id and k.writes is not null and s.due_at > now() and s.failures = 0
        and exists (select from appointments a where a.group_id = s.group_id
          and (a.changed_in, a.id) > (k.changed_in::xid8, k.changed_id)
          and a.changed_in < pg_snapshot_xmin(pg_current_snapshot())
          and (s.calendar_id in (a.calendar_id, a.resource_id) or exists (
            select from calendars c where c.group_id = s.group_id and c.id = a.calendar_id and c.teacher_id = s.calendar_id)
          or exists (
            select from written_events w where w.group_id = s.group_id and w.source_id = s.id and w.appointment_id = a.id)))`,
  });
}

/** Returns the connections of these calendars and resources that were last tried before `since`. */
export async function listStaleConnections(
  database: Queryable,
  groupId: number,
  calendarIds: readonly number[],
  since: Date,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: "list-stale-connections",
    text: `select id from busy_sources where group_id = $1 and calendar_id = any($2) and kind <> 'address' and tried_at < $3
      order by id`,
    values: [groupId, calendarIds, since],
  });
  return rows.map(({ id }) => id);
}

export async function hasConnections(database: Queryable, groupId: number): Promise<boolean> {
  const { rows } = await database.query<{ has_connections: boolean }>({
    name: "has-calendar-connections",
    text: "select exists (select from busy_sources where group_id = $1 and kind <> 'address') as has_connections",
    values: [groupId],
  });
  return rows[0]!.has_connections;
}
