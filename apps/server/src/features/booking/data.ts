import type { NewDeal, TakenSeat } from "@rendezvous/domain/booking/pick-seats";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import type { FicheReach } from "./choose-fiche.ts";
import { execute, type Parameter, type PreparedStatement, runBatch } from "../../lib/prepared-batch.ts";

/** Advisory locks by two integers: which kind of thing, and its number. */
export const CALENDAR_LOCK = 1;
export const PERSON_LOCK = 2;
export const ACCOUNT_LOCK = 3;

/**
 * Held until the transaction ends. Everyone takes them in one order (calendars and resources by id, then persons), so
 * nobody waits in a circle; the exclusion constraint alone would let bookings deadlock.
 */
export async function takeLocks(connection: Transaction, kinds: number[], keys: number[]): Promise<void> {
  await runBatch(connection, [TAKE_LOCKS], [execute(TAKE_LOCKS, [kinds, keys])]);
}

const TAKE_LOCKS: PreparedStatement = {
  name: "take_locks",
  types: "integer[], integer[]",
  text: "select pg_advisory_xact_lock(kind, key) from unnest($1, $2) as wanted (kind, key)",
};

/** Who books: a fiche the session may use, or whoever has this address, in an account or not. */
export type FicheQuery =
  | { readonly id: number; readonly reach: FicheReach }
  | { readonly email: string; readonly accountId: number | null };

interface FicheAppointmentRow {
  readonly version: number;
  readonly inactive: boolean;
  readonly fiche_id: number | null;
  readonly account_id: number | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly blacklisted: boolean;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly type: string;
}

const WITH_APPOINTMENTS = `select g.version, g.inactive, f.id as fiche_id, f.account_id, f.firstname, f.lastname, f.email, f.blacklisted,
    a.start_at, a.end_at, a.type
  from groups g
  left join fiches f on f.group_id = g.id and not f.deleted and`;
// "offset 0" keeps the planner from reading the appointments of the whole group first and joining them afterwards.
const UPCOMING = `left join lateral (
    select start_at, end_at, type from appointments
    where group_id = $1 and fiche_id = f.id and not deleted and start_at >= $3 offset 0
  ) a on true
  where g.id = $1
  order by f.id`;

const FICHES_BY_EMAIL: PreparedStatement = {
  name: "fiches_by_email",
  types: "integer, text, timestamptz",
  // An account may write any address into its fiches: who types that address must not be taken for them.
  text: `${WITH_APPOINTMENTS} f.email = $2 and f.email <> '' and (f.account_id is null or f.email =
    (select a.email from accounts a where a.group_id = f.group_id and a.id = f.account_id)) ${UPCOMING}`,
};
const FICHES_OF_ACCOUNT: PreparedStatement = {
  name: "fiches_of_account",
  types: "integer, integer, timestamptz, text",
  text: `${WITH_APPOINTMENTS} (f.account_id = $2 or (f.email = $4 and f.email <> '')) ${UPCOMING}`,
};
const FICHE_IN_ACCOUNT: PreparedStatement = {
  name: "fiche_in_account",
  types: "integer, integer, timestamptz, integer",
  text: `${WITH_APPOINTMENTS} f.id = $2 and f.account_id = $4 ${UPCOMING}`,
};
const FICHE_IN_GROUP: PreparedStatement = {
  name: "fiche_in_group",
  types: "integer, integer, timestamptz",
  text: `${WITH_APPOINTMENTS} f.id = $2 ${UPCOMING}`,
};
const FICHE_OF_TOKEN: PreparedStatement = {
  name: "fiche_of_token",
  types: "integer, integer, timestamptz, bigint, integer",
  text: `${WITH_APPOINTMENTS} f.id = $2 and (f.id = $5 or exists (select 1 from bookings b
    where b.group_id = f.group_id and b.fiche_token_id = $4 and b.fiche_id = f.id)) ${UPCOMING}`,
};
const LIST_SEATS: PreparedStatement = {
  name: "list_seats",
  types: "integer, integer[], integer, integer",
  text: `select s.calendar_id, s.seat, s.taken_from, s.taken_until
    from unnest($2) as wanted (id) cross join lateral (
      select * from seats where group_id = $1 and calendar_id = wanted.id
        and taken_until > $3 and int4range(taken_from, taken_until) && int4range($3, $4)
      offset 0 -- calendar by calendar, not the whole group's seats joined afterwards
    ) s`,
};

export interface BookingOpening {
  /** False when the transaction has begun already. */
  readonly begins: boolean;
  readonly lockKinds: readonly number[];
  readonly lockKeys: readonly number[];
  readonly who: FicheQuery;
  /** Appointments of the fiche that start earlier do not matter. */
  readonly since: Date;
  readonly calendarIds: readonly number[];
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/**
 * Begins, takes the locks and reads, in one message: the group's version with each candidate fiche and its appointments (one
 * row per pair), and everyone who sits on the calendars and resources at some time of the range.
 */
export async function openBooking(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { begins, lockKinds, lockKeys, who, since, calendarIds, from, until }: BookingOpening,
): Promise<{ fiches: FicheAppointmentRow[]; seats: TakenSeat[] }> {
  const { statement, values } = toFicheStatement(groupId, who, since);
  const results = await runBatch(
    connection,
    [TAKE_LOCKS, statement, LIST_SEATS],
    [
      ...(begins ? ["begin"] : []),
      execute(TAKE_LOCKS, [lockKinds, lockKeys]),
      execute(statement, values),
      execute(LIST_SEATS, [groupId, calendarIds, from, until]),
    ],
  );
  const [ficheRows, seatRows] = results.slice(-2);
  return { fiches: ficheRows!.rows as FicheAppointmentRow[], seats: seatRows!.rows as TakenSeat[] };
}

function toFicheStatement(
  groupId: AuthorizedGroupId,
  who: FicheQuery,
  since: Date,
): { statement: PreparedStatement; values: Parameter[] } {
  if ("email" in who)
    return who.accountId === null
      ? { statement: FICHES_BY_EMAIL, values: [groupId, who.email, since] }
      : { statement: FICHES_OF_ACCOUNT, values: [groupId, who.accountId, since, who.email] };
  const { id, reach } = who;
  if (reach.kind === "group") return { statement: FICHE_IN_GROUP, values: [groupId, id, since] };
  return reach.kind === "account"
    ? { statement: FICHE_IN_ACCOUNT, values: [groupId, id, since, reach.accountId] }
    : { statement: FICHE_OF_TOKEN, values: [groupId, id, since, reach.tokenId, reach.tokenFicheId] };
}

/** An account takes over a fiche of its own address that was nobody's. */
export async function claimFiche(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
  accountId: number,
): Promise<void> {
  await connection.query({
    name: "claim-fiche",
    text: "update fiches set account_id = $3 where group_id = $1 and id = $2 and account_id is null",
    values: [groupId, ficheId, accountId],
  });
}

/** What of a fiche its lock is named after. */
export async function findFicheName(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<{ email: string; firstname: string; lastname: string } | null> {
  const { rows } = await database.query<{ email: string; firstname: string; lastname: string }>({
    name: "fiche-name",
    text: "select email, firstname, lastname from fiches where group_id = $1 and id = $2 and not deleted",
    values: [groupId, ficheId],
  });
  return rows[0] ?? null;
}

/** Everyone who sits on these calendars and resources at some time of the range. */
export async function listSeats(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  calendarIds: readonly number[],
  from: EpochMinute,
  until: EpochMinute,
): Promise<TakenSeat[]> {
  const [result] = await runBatch(
    connection,
    [LIST_SEATS],
    [execute(LIST_SEATS, [groupId, calendarIds, from, until])],
  );
  return result!.rows as TakenSeat[];
}

/** Seats people anew. The constraint is asked again only when everybody sits. */
export async function moveSeats(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  moved: NewDeal<TakenSeat>["moved"],
): Promise<void> {
  await connection.query("set constraints seats_exclusive deferred");
  await connection.query(
    `update seats s set seat = m.seat
      from unnest($2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::integer[])
        as m (calendar_id, had, taken_from, taken_until, seat)
      where s.group_id = $1 and s.calendar_id = m.calendar_id and s.taken_until = m.taken_until
        and s.taken_from = m.taken_from and s.seat = m.had`,
    [
      groupId,
      moved.map(({ row }) => row.calendar_id),
      moved.map(({ row }) => row.seat),
      moved.map(({ row }) => row.taken_from),
      moved.map(({ row }) => row.taken_until),
      moved.map(({ seat }) => seat),
    ],
  );
}

/** Did the statement fail because a seat was taken for that time? */
export function isSeatTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23P01" && constraint === "seats_exclusive";
}
