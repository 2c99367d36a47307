import type { NewDeal, TakenSeat } from "@rendezvous/domain/booking/pick-seats";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Parameter } from "../../lib/binary-parameter.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import {
  BEGIN,
  type Execution,
  execute,
  executeForAll,
  type PreparedStatement,
  runBatch,
} from "../../lib/prepared-batch.ts";
import {
  type AskerRow,
  type Blacklist,
  FICHE_STATEMENTS,
  type FicheAppointmentRow,
  type FicheQuery,
  FICHES_BY_EMAIL,
  FICHES_BY_ID,
  FICHES_OF_ACCOUNTS,
  NOT_BLACKLISTED,
} from "./asker-data.ts";
import type { SeatRow } from "./held-seats.ts";
import { isKeptSql } from "./idempotency-data.ts";
import { type IdRow, type NewIds, TAKE_IDS } from "./new-ids.ts";

/** An advisory lock by two integers: which kind of thing, and its number. */
export interface Lock {
  readonly kind: number;
  readonly key: number;
}

/** In the order in which they are taken; calendars and resources are one kind. */
export const CALENDAR_LOCK = 1;
export const PERSON_LOCK = 2;
export const ACCOUNT_LOCK = 3;
export const TOKEN_LOCK = 4;
export const REPEAT_LOCK = 5;
export const HOLD_LOCK = 6;

/**
 * Held until the transaction ends. Everyone takes them in one order, so nobody waits in a circle; the exclusion constraint
 * alone would let bookings deadlock.
 */
export async function takeLocks(connection: Transaction, locks: readonly Lock[]): Promise<void> {
  await runBatch(connection, [executeLocks(locks)]);
}

export const TAKE_LOCKS: PreparedStatement = {
  name: "take_locks",
  types: "integer[], integer[]",
  text: "select pg_advisory_xact_lock(kind, key) from unnest($1, $2) as wanted (kind, key)",
};

export function executeLocks(locks: readonly Lock[]): Execution {
  const sorted = locks.toSorted((a, b) => a.kind - b.kind || a.key - b.key);
  return execute(TAKE_LOCKS, [sorted.map(({ kind }) => kind), sorted.map(({ key }) => key)]);
}

export const LIST_SEATS: PreparedStatement = {
  name: "list_seats",
  types: "integer[], integer[], integer[], integer[], integer[]",
  text: `select wanted.index, s.calendar_id, s.seat, s.taken_from, s.taken_until, s.hold_id, s.held_until
    from unnest($1, $2, $3, $4, $5) as wanted (index, group_id, calendar_id, "from", until) cross join lateral (
      select * from seats where group_id = wanted.group_id and calendar_id = wanted.calendar_id
        and taken_until > wanted.from and int4range(taken_from, taken_until) && int4range(wanted.from, wanted.until)
      offset 0 -- calendar by calendar, not the whole group's seats joined afterwards
    ) s`,
};
const LIST_KEPT: PreparedStatement = {
  name: "list_kept_answers",
  types: "integer[], integer[], text[], timestamptz[]",
  text: `select asked.index from unnest($1, $2, $3, $4) as asked (index, group_id, key, now)
    join idempotency_keys kept using (group_id, key) where ${isKeptSql("asked.now")}`,
};

/** What one booking has to know before it is decided. */
export interface BookingQuestion {
  readonly groupId: AuthorizedGroupId;
  readonly locks: readonly Lock[];
  readonly who: FicheQuery;
  /** Appointments of the fiche that start earlier do not matter. */
  readonly since: Date;
  readonly calendarIds: readonly number[];
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** Under which the answer is kept; null for a call that may be done twice. */
  readonly keyHash: string | null;
  readonly now: Date;
}

export interface BookingView {
  /** The group's version; undefined when it is gone. */
  readonly version: number | undefined;
  /** One row per candidate fiche and appointment, the oldest fiche first. */
  readonly fiches: readonly FicheAppointmentRow[];
  readonly blacklist: Blacklist;
  /** Everyone who sits on the calendars and resources at some time of the range. */
  readonly seats: readonly TakenSeat[];
  readonly isRepeated: boolean;
}

/** With the rows of those who are gone. */
export interface ReadView extends BookingView {
  readonly seats: readonly SeatRow[];
}

/** Begins, takes the locks of all and reads what each has to know, in one message; takes the new ids. */
export async function openBookings(
  connection: Transaction,
  questions: readonly BookingQuestion[],
  ids: NewIds,
): Promise<ReadView[]> {
  const asked = questions.map((question, index) => ({ ...question, index }));
  const all: [PreparedStatement, readonly Parameter[][]][] = [
    [FICHES_BY_EMAIL, asked.flatMap(toEmailRow)],
    [FICHES_OF_ACCOUNTS, asked.flatMap(toAccountRow)],
    [FICHES_BY_ID, asked.flatMap(toIdRow)],
    [
      LIST_SEATS,
      asked.flatMap(({ index, groupId, calendarIds, from, until }) =>
        calendarIds.map((calendarId) => [index, groupId, calendarId, from, until]),
      ),
    ],
    [
      LIST_KEPT,
      asked.flatMap(({ index, groupId, keyHash, now }) =>
        keyHash === null ? [] : [[index, groupId, keyHash, now]],
      ),
    ],
    [TAKE_IDS, ids.wanted],
  ];
  const reads = all.filter(([, rows]) => rows.length > 0);
  const [, , ...results] = await runBatch(connection, [
    BEGIN,
    executeLocks(asked.flatMap(({ locks }) => locks)),
    ...reads.map(([statement, rows]) => executeForAll(statement, rows)),
  ]);
  const rowsOf = <Row>(statement: PreparedStatement): Row[] =>
    (results[reads.findIndex(([one]) => one === statement)] ?? []) as Row[];
  const of = <Row extends { readonly index: number }>(statement: PreparedStatement) =>
    Map.groupBy(rowsOf<Row>(statement), ({ index }) => index);

  ids.fill(rowsOf<IdRow>(TAKE_IDS));
  const askers = Map.groupBy(
    FICHE_STATEMENTS.flatMap((statement) => rowsOf<AskerRow>(statement)),
    ({ index }) => index,
  );
  const seats = of<SeatRow & { index: number }>(LIST_SEATS);
  const kept = of(LIST_KEPT);
  return asked.map(({ index }) => {
    const rows = askers.get(index) ?? [];
    return {
      version: rows[0]?.version,
      blacklist: rows[0] ?? NOT_BLACKLISTED,
      fiches: rows.filter(isOfFiche).toSorted((one, other) => one.fiche_id - other.fiche_id),
      seats: seats.get(index) ?? [],
      isRepeated: kept.has(index),
    };
  });
}

function isOfFiche(row: AskerRow): row is AskerRow & FicheAppointmentRow {
  return row.fiche_id !== null;
}

type Asked = BookingQuestion & { readonly index: number };

function toEmailRow({ index, groupId, since, now, who }: Asked): Parameter[][] {
  return "email" in who && who.accountId === null ? [[index, groupId, since, now, who.email, who.phone]] : [];
}

function toAccountRow({ index, groupId, since, now, who }: Asked): Parameter[][] {
  return "email" in who && who.accountId !== null
    ? [[index, groupId, since, now, who.email, who.phone, who.accountId]]
    : [];
}

function toIdRow({ index, groupId, since, now, who }: Asked): Parameter[][] {
  if ("email" in who) return [];
  const { id, reach } = who;
  const accountId = reach.kind === "account" ? reach.accountId : null;
  const token = reach.kind === "token" ? [reach.tokenId, reach.tokenFicheId] : [null, null];
  return [[index, groupId, since, now, id, reach.kind, accountId, ...token]];
}

export interface FicheName {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly firstphone: string;
}

/** What of a fiche its lock is named after, and what is written down with its bookings. */
export async function findFicheName(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<FicheName | null> {
  const { rows } = await database.query<FicheName>({
    name: "fiche-name",
    text: `select email, firstname, lastname, firstphone from fiches
      where group_id = $1 and id = $2 and not deleted`,
    values: [groupId, ficheId],
  });
  return rows[0] ?? null;
}

/** Whose booking a link in a mail is about. */
export async function findFicheOfBooking(
  database: Queryable,
  groupId: AuthorizedGroupId,
  bookingId: number,
): Promise<number | null> {
  const { rows } = await database.query<{ fiche_id: number }>({
    name: "fiche-of-booking",
    text: "select fiche_id from bookings where group_id = $1 and id = $2",
    values: [groupId, bookingId],
  });
  return rows[0]?.fiche_id ?? null;
}

/** Everyone who sits on the calendar or resource at some time of the range. */
export async function listSeats(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  calendarId: number,
  from: EpochMinute,
  until: EpochMinute,
): Promise<TakenSeat[]> {
  const [rows] = await runBatch(connection, [
    executeForAll(LIST_SEATS, [[0, groupId, calendarId, from, until]]),
  ]);
  return rows as unknown as TakenSeat[];
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
