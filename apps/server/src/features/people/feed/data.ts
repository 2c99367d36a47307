import { calendarsOfProSql } from "../../ground/session/token-data.ts";
import type { Feed } from "@rendezvous/contract/people/feed-calls";
import type { FeedContent } from "@rendezvous/domain/feed/feed-contents";
import { worksIn } from "@rendezvous/domain/permission/permissions";
import type { ProGroup, Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { AppointmentParts } from "../../booking/appointments/appointment-parts.ts";
import { listAppointmentsById, visibilitySql } from "../../booking/appointments/data.ts";

/** SQL condition for the feeds that a session sees; an owner sees those of all professionals. */
type FeedOwner = "group" | "pro" | "account" | "fiche";

function ownerOf(
  session: Session,
  groupId: number,
): { readonly kind: FeedOwner; readonly id: number } | null {
  if (session.kind === "account") return { kind: "account", id: session.accountId };
  if (session.kind === "fiche") return { kind: "fiche", id: session.ficheId };
  if (session.kind !== "pro" || !worksIn(session, groupId)) return null;
  const isOwner = session.groups.some((one) => one.groupId === groupId && one.role === "owner");
  return isOwner ? { kind: "group", id: 0 } : { kind: "pro", id: session.proId };
}

const IS_OWN = `case $2 when 'group' then f.pro_id is not null when 'pro' then f.pro_id = $3
    when 'account' then f.account_id = $3 else f.fiche_id = $3 end`;

type FeedRow = Omit<Feed, "created_at" | "last_used_at"> & {
  readonly created_at: Date;
  readonly last_used_at: Date | null;
};

/** Returns the feeds that the session may see and delete, newest first; `id`: only this one. */
export async function listFeedRows(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  id: number | null = null,
): Promise<Feed[]> {
  const owner = ownerOf(session, groupId);
  if (!owner) return [];
  const { rows } = await database.query<FeedRow>({
    name: "list-feeds",
    text: `select f.id, f.calendar_id, f.content, f.created_at, f.last_used_at,
        coalesce(nullif(trim(concat_ws(' ', p.firstname, p.lastname)), ''), p.email) as by
      from feeds f left join pros p on p.id = f.pro_id
      where f.group_id = $1 and ${IS_OWN} and ($4::integer is null or f.id = $4) order by f.id desc`,
    values: [groupId, owner.kind, owner.id, id],
  });
  return rows.map(({ created_at, last_used_at, ...feed }) => ({
    ...feed,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** Returns how many feeds the session's own person has created; also for an owner, who sees more. */
export async function countOwnFeeds(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { proId, accountId, ficheId }: FeedMaker,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-own-feeds",
    text: `select count(*)::integer as count from feeds
      where group_id = $1 and (pro_id = $2 or account_id = $3 or fiche_id = $4)`,
    values: [groupId, proId, accountId, ficheId],
  });
  return rows[0]!.count;
}

/** Exactly one of the two is set. */
export interface FeedMaker {
  readonly proId: number | null;
  readonly accountId: number | null;
  readonly ficheId: number | null;
}

export interface NewFeed extends FeedMaker {
  readonly hash: Buffer;
  readonly calendarId: number | null;
  readonly content: FeedContent;
  readonly locale: string;
  readonly now: Date;
}

/** Returns the id of the feed. */
export async function insertFeed(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { hash, proId, calendarId, accountId, ficheId, content, locale, now }: NewFeed,
): Promise<number> {
  const { rows } = await database.query<{ id: number }>({
    name: "insert-feed",
    text: `insert into feeds (group_id, token_hash, pro_id, calendar_id, account_id, fiche_id, content, locale, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values: [groupId, hash, proId, calendarId, accountId, ficheId, content, locale, now],
  });
  return rows[0]!.id;
}

/** Returns whether there was one to delete. */
export async function deleteFeedRow(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "delete-feed",
    text: "delete from feeds where group_id = $1 and id = $2",
    values: [groupId, id],
  });
  return rowCount === 1;
}

/** Returns the name of a calendar or resource that is not archived; null if there is none. */
export async function findCalendarName(
  database: Queryable,
  groupId: AuthorizedGroupId,
  calendarId: number,
): Promise<string | null> {
  const { rows } = await database.query<{ name: string }>({
    name: "name-of-calendar",
    text: "select name from calendars where group_id = $1 and id = $2 and not deleted",
    values: [groupId, calendarId],
  });
  return rows[0]?.name ?? null;
}

export interface FeedWithGroup {
  readonly group_id: number;
  readonly id: number;
  readonly content: FeedContent;
  readonly locale: string;
  readonly calendar_id: number | null;
  readonly pro_id: number | null;
  /** null: the professional no longer works in the group, or the feed is a client's. */
  readonly role: ProGroup["role"] | null;
  readonly calendars: readonly number[] | null;
  readonly account_id: number | null;
  readonly fiche_id: number | null;
}

/** Updates the time of last use at most once a minute. */
export async function findFeedByHash(
  database: Queryable,
  hash: Buffer,
  now: Date,
): Promise<FeedWithGroup | null> {
  const { rows } = await database.query<FeedWithGroup>({
    name: "find-feed",
    text: `with found as (
        select group_id, id, content, locale, calendar_id, pro_id, account_id, fiche_id, last_used_at
        from feeds where token_hash = $1
      ), used as (
        update feeds f set last_used_at = $2 from found
        where f.group_id = found.group_id and f.id = found.id
          and (found.last_used_at is null or found.last_used_at < $2::timestamptz - interval '1 minute')
      )
      select f.group_id, f.id, f.content, f.locale, f.calendar_id, f.pro_id, f.account_id, f.fiche_id, m.role, ${calendarsOfProSql("m")} as calendars
      from found f left join pro_groups m on m.group_id = f.group_id and m.pro_id = f.pro_id`,
    values: [hash, now],
  });
  return rows[0] ?? null;
}

interface FeedSpan {
  /** The calendar or resource; null: all that the session may see. */
  readonly calendarId: number | null;
  readonly since: Date;
  /** Appointments that were cancelled earlier are left out. */
  readonly cancelledSince: Date;
}

/** The most rows that are read in one turn of the event loop. */
const ROWS_AT_ONCE = 200;

/** Returns the appointments of a feed, those of a pack one after another. */
export async function listFeedAppointments(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  { calendarId, since, cancelledSince }: FeedSpan,
): Promise<AppointmentParts[]> {
  const visible = visibilitySql(session, groupId);
  const { rows } = await database.query<{ id: number }>({
    name: `feed-appointments-${visible.name}`,
    text: `select a.id from appointments a
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
      where a.group_id = $1 and ${visible.sql} and ($3::integer is null or $3 in (a.calendar_id, a.resource_id))
        and a.start_at >= $4 and (not a.deleted or a.deleted_at >= $5)
      order by case a.type when 'included' then coalesce(a.parent_id, a.id) else a.id end, a.start_at, a.id`,
    values: [groupId, visible.value, calendarId, since, cancelledSince],
  });
  const appointments: AppointmentParts[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const ids = rows.slice(at, at + ROWS_AT_ONCE).map(({ id }) => id);
    const read = await listAppointmentsById(database, groupId, ids, visible.names);
    const byId = new Map(read.map((parts) => [parts.id, parts]));
    appointments.push(...ids.flatMap((id) => byId.get(id) ?? []));
  }
  return appointments;
}

/** Deletes feeds that nobody has read for so long, and those of professionals who no longer work in the group. */
export async function deleteUnusedFeeds(database: Queryable, groupId: number, since: Date): Promise<void> {
  await database.query({
    name: "delete-unused-feeds",
    text: `delete from feeds f where f.group_id = $1 and (coalesce(f.last_used_at, f.created_at) < $2
      or f.pro_id is not null and not exists (
        select from pro_groups m where m.group_id = f.group_id and m.pro_id = f.pro_id))`,
    values: [groupId, since],
  });
}
