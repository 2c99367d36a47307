import type { EpochMs } from "@rendezvous/domain/time/instant";
import { hash, randomBytes } from "node:crypto";
import type { Right } from "@rendezvous/domain/permission/permissions";
import { type ProGroup, type Session, VISITOR } from "@rendezvous/domain/permission/session";
import type { Queryable } from "../../../lib/database/database.ts";
import { readBookingToken } from "./booking-token.ts";

export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}

/** Returns a new token, which is sent once, and its hash, which is stored. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = takeRandom(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

let random = Buffer.alloc(0);

/** Unused random bytes. They are read in bulk, because a system call costs more than the bytes. */
function takeRandom(count: number): Buffer {
  if (random.length < count) random = randomBytes(4096);
  const bytes = random.subarray(0, count);
  random = random.subarray(count);
  return bytes;
}

interface TokenRow {
  readonly kind: "fiche" | "account" | "pro";
  readonly group_id: number;
  readonly id: number;
  readonly fiche_id: number;
  readonly sees_all: boolean;
  readonly account_id: number;
  readonly pro_id: number;
  readonly email: string | null;
  readonly must_change_password: boolean;
  readonly is_sso: boolean;
  readonly needs_factor: boolean;
  readonly has_factor: boolean;
  readonly groups: readonly ProGroup[] | null;
}

/** SQL for the calendars of a row of `pro_groups`, with the classes of their teachers; null: all. */
export function calendarsOfProSql(row: string): string {
  return `case when ${row}.calendars is not null then ${row}.calendars || array(select c.id from calendars c
    where c.group_id = ${row}.group_id and c.class and c.teacher_id = any(${row}.calendars) order by c.id) end`;
}

/** SQL for the groups of a professional, as a session contains them; `pro` is the column with the professional's id. */
export const PRO_GROUPS_SQL = (pro: string, condition = "true"): string => `(select jsonb_agg(
    jsonb_build_object('groupId', g.group_id, 'role', g.role, 'calendars', ${calendarsOfProSql("g")}) order by g.group_id)
  from pro_groups g where g.pro_id = ${pro} and ${condition})`;

const FIND_TOKEN = `select 'fiche' as kind, group_id, id, fiche_id, sees_all, null::integer as account_id,
    null::integer as pro_id, null as email, false as must_change_password, false as is_sso, false as needs_factor,
    false as has_factor, null::jsonb as groups
  from fiche_tokens where token_hash = $1 and expires_at > $2
  union all
  select case when s.pro_id is null then 'account' else 'pro' end, s.group_id, s.id, null, false, s.account_id,
    s.pro_id, coalesce(a.email, p.email), s.must_change_password or coalesce(a.must_change_password, false),
    s.is_sso, s.needs_factor, s.needs_factor and exists (select 1 from pro_factors o where o.pro_id = s.pro_id),
    ${PRO_GROUPS_SQL("s.pro_id", "(not s.is_sso or g.group_id = s.group_id)")}
  from sessions s
  left join accounts a on a.group_id = s.group_id and a.id = s.account_id
  left join pros p on p.id = s.pro_id
  where s.token_hash = $1 and s.expires_at > $2`;

/** Returns a visitor session for a token that is missing, unknown, expired or not valid for this kind of call. */
export async function findSession(
  database: Queryable,
  token: string | undefined,
  secret: string,
  nowMs: EpochMs,
  right: Right,
): Promise<Session> {
  if (token === undefined || token === "" || token.length > 200) return VISITOR;
  const link = readBookingToken(token, secret);
  if (link) {
    const { groupId, bookingId, isForExport } = link;
    if (isForExport && right !== "export_appointments") return VISITOR;
    return (await bookingLasts(database, groupId, bookingId, nowMs))
      ? { kind: "booking", groupId, bookingId }
      : VISITOR;
  }
  const { rows } = await database.query<TokenRow>({
    name: "find-token",
    text: FIND_TOKEN,
    values: [hashToken(token), new Date(nowMs)],
  });
  return rows[0] ? toSession(rows[0]) : VISITOR;
}

function toSession(row: TokenRow): Session {
  const { kind, group_id: groupId, email, must_change_password: mustChangePassword } = row;
  if (kind === "fiche")
    return { kind, groupId, tokenId: row.id, ficheId: row.fiche_id, seesAll: row.sees_all };
  if (kind === "pro" && row.needs_factor) {
    const { pro_id: proId, has_factor: hasFactor } = row;
    return { kind: "half_way", groupId, proId, email: email ?? "", hasFactor };
  }
  if (kind === "pro")
    return {
      kind,
      groupId,
      proId: row.pro_id,
      email: email ?? "",
      mustChangePassword,
      groups: row.groups ?? [],
      isSso: row.is_sso,
    };
  return {
    kind,
    groupId,
    accountId: row.account_id,
    email,
    mustChangePassword,
    isSso: row.is_sso,
  };
}

/** SQL for the ids of a booking and of the other bookings of its series, because a mail link opens the whole series. */
export function bookingsOfSeriesSql(groupId: string, bookingId: string): string {
  return `select ${bookingId}::bigint
    union all
    select other.id from bookings own
    join bookings other on other.group_id = own.group_id and other.series = own.series
      and other.fiche_id = own.fiche_id and other.id <> own.id
    where own.group_id = ${groupId} and own.id = ${bookingId}::bigint`;
}

/** Whether a mail link is still valid: until the last appointment of its booking or series has ended, cancelled ones included. */
async function bookingLasts(
  database: Queryable,
  groupId: number,
  bookingId: number,
  nowMs: EpochMs,
): Promise<boolean> {
  const { rows } = await database.query({
    name: "booking-lasts",
    text: `select 1 from appointments
      where group_id = $1 and booking_id = any(array(${bookingsOfSeriesSql("$1", "$2")})) and end_at > $3 limit 1`,
    values: [groupId, bookingId, new Date(nowMs)],
  });
  return rows.length > 0;
}

/** Marks the fiche's address as proven after the link in a booking's mail was used, if the mail went to that address. */
export async function markMailboxProven(
  database: Queryable,
  { groupId, bookingId }: { readonly groupId: number; readonly bookingId: number },
): Promise<void> {
  await database.query({
    name: "prove-mailbox",
    text: `update fiches f set email_proven = true from bookings b
      where b.group_id = $1 and b.id = $2 and f.group_id = $1 and f.id = b.fiche_id and f.account_id is null
        and f.email = b.email and f.email <> '' and not f.email_proven`,
    values: [groupId, bookingId],
  });
}

/** Deletes tokens, keys, invitations and failed logins that expired a day ago. */
export async function sweepTokens(database: Queryable): Promise<void> {
  await database.query("delete from fiche_tokens where expires_at < now() - interval '1 day'");
  await database.query("delete from sessions where expires_at < now() - interval '1 day'");
  await database.query("delete from sso_logins where expires_at < now() - interval '1 day'");
  await database.query("delete from account_keys where expires_at < now() - interval '1 day'");
  await database.query("delete from invitations where expires_at < now() - interval '1 day'");
  await database.query("delete from login_failures where last_at < now() - interval '1 day'");
}
