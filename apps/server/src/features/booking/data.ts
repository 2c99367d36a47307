import type { TakenSeat } from "@rendezvous/domain/booking/pick-seats";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import { enqueueSql } from "../../lib/jobs/enqueue.ts";
import { execute, type PreparedStatement, runBatch } from "../../lib/prepared-batch.ts";

/** Advisory locks by two integers: which kind of thing, and its number. */
export const CALENDAR_LOCK = 1;
export const PERSON_LOCK = 2;

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

/** Who books: a fiche the session may use, or whoever has this address. */
export type FicheQuery =
  | { readonly id: number; readonly tokenId: number; readonly tokenFicheId: number }
  | { readonly email: string };

interface FicheAppointmentRow {
  readonly version: number;
  readonly inactive: boolean;
  readonly fiche_id: number | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly blacklisted: boolean;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly type: string;
}

const WITH_APPOINTMENTS = `select g.version, g.inactive, f.id as fiche_id, f.firstname, f.lastname, f.email, f.blacklisted,
    a.start_at, a.end_at, a.type
  from groups g
  left join fiches f on f.group_id = g.id and not f.deleted and`;
const UPCOMING = `left join appointments a
    on a.group_id = f.group_id and a.fiche_id = f.id and not a.deleted and a.start_at >= $3
  where g.id = $1
  order by f.id`;

const FICHES_BY_EMAIL: PreparedStatement = {
  name: "fiches_by_email",
  types: "integer, text, timestamptz",
  text: `${WITH_APPOINTMENTS} f.email = $2 and f.email <> '' ${UPCOMING}`,
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
  text: `select s.calendar_id, s.seat, s.taken_from, s.taken_until, s.appointment_id
    from unnest($2) as wanted (id) cross join lateral (
      select * from seats where group_id = $1 and calendar_id = wanted.id
        and int4range(taken_from, taken_until) && int4range($3, $4)
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
  const isByEmail = "email" in who;
  const fiches = isByEmail
    ? execute(FICHES_BY_EMAIL, [groupId, who.email, since])
    : execute(FICHE_OF_TOKEN, [groupId, who.id, since, who.tokenId, who.tokenFicheId]);
  const results = await runBatch(
    connection,
    [TAKE_LOCKS, isByEmail ? FICHES_BY_EMAIL : FICHE_OF_TOKEN, LIST_SEATS],
    [
      ...(begins ? ["begin"] : []),
      execute(TAKE_LOCKS, [lockKinds, lockKeys]),
      fiches,
      execute(LIST_SEATS, [groupId, calendarIds, from, until]),
    ],
  );
  const [ficheRows, seatRows] = results.slice(-2);
  return { fiches: ficheRows!.rows as FicheAppointmentRow[], seats: seatRows!.rows as TakenSeat[] };
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
  moved: readonly TakenSeat[],
): Promise<void> {
  await connection.query("set constraints seats_exclusive deferred");
  await connection.query(
    `update seats s set seat = m.seat
      from unnest($2::integer[], $3::bigint[], $4::integer[], $5::integer[]) as m (calendar_id, appointment_id, taken_from, seat)
      where s.group_id = $1 and s.calendar_id = m.calendar_id and s.appointment_id = m.appointment_id
        and s.taken_from = m.taken_from`,
    [
      groupId,
      moved.map((row) => row.calendar_id),
      moved.map((row) => row.appointment_id),
      moved.map((row) => row.taken_from),
      moved.map((row) => row.seat),
    ],
  );
}

export interface NewAppointment {
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly intervention_id: number;
  readonly intervention_ids: readonly number[] | null;
  readonly type: "free" | "first" | "included";
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
  readonly video_room: string | null;
}

/** A seat of the booking's appointment `index`. */
export interface NewSeat {
  readonly index: number;
  readonly calendar_id: number;
  readonly seat: number;
  readonly taken_from: EpochMinute;
  readonly taken_until: EpochMinute;
}

export interface NewBooking {
  readonly ficheId: number | null;
  readonly fiche: {
    firstname: string;
    lastname: string;
    email: string;
    firstphone: string;
    fields: object;
  } | null;
  readonly now: Date;
  readonly token: { readonly id: number | null; readonly hash: Buffer | null; readonly expiresAt: Date };
  readonly packId: number | null;
  readonly locale: string;
  readonly websource: string;
  readonly comments: string;
  readonly veventFields: object;
  readonly appointments: readonly NewAppointment[];
  readonly seats: readonly NewSeat[];
}

const INSERT_BOOKING: PreparedStatement = {
  name: "insert_booking",
  types: `integer, integer, text, text, text, text, jsonb, timestamptz, bigint, bytea, timestamptz, integer, text, text,
    text, jsonb, jsonb, jsonb`,
  text: `with fiche as (
    insert into fiches (group_id, firstname, lastname, email, firstphone, fields, created_at, updated_at)
    select $1, $3, $4, $5, $6, $7, $8, $8 where $2::integer is null
    returning id
  ), who as (
    select coalesce($2::integer, (select id from fiche)) as id
  ), token as (
    insert into fiche_tokens (group_id, token_hash, fiche_id, expires_at)
    select $1, $10, who.id, $11 from who where $9::bigint is null
    returning id
  ), renewed as (
    update fiche_tokens set expires_at = $11 where group_id = $1 and id = $9::bigint
  ), booking as (
    insert into bookings (group_id, fiche_id, fiche_token_id, pack_id, locale, websource, created_at)
    select $1, who.id, coalesce($9::bigint, (select id from token)), $12, $13, $14, $8 from who
    returning id
  ), wanted as materialized (
    select nextval('appointments_id_seq') as id, (item.number - 1)::integer as index, one.*
    from jsonb_array_elements($17::jsonb) with ordinality as item (value, number),
      jsonb_to_record(item.value) as one (calendar_id integer, resource_id integer, intervention_id integer,
        intervention_ids integer[], type text, "start" integer, "end" integer, price integer, price_amount integer,
        promotion integer, video_room text)
  ), appointment as (
    insert into appointments (group_id, id, booking_id, fiche_id, calendar_id, resource_id, intervention_id,
      intervention_ids, pack_id, type, parent_id, consecutive_value, start_at, end_at, price, price_amount, promotion,
      comments, vevent_fields, video_room, created_at)
    overriding system value
    select $1, wanted.id, booking.id, who.id, calendar_id, resource_id, intervention_id,
      intervention_ids, $12, type, case type when 'included' then (select id from wanted where index = 0) end, index,
      to_timestamp("start" * 60::float8), to_timestamp("end" * 60::float8), price, price_amount, promotion,
      $15, $16, video_room, $8
    from wanted, booking, who
  ), seat as (
    insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
    select $1, s.calendar_id, s.seat, s.taken_from, s.taken_until, wanted.id
    from jsonb_to_recordset($18::jsonb)
      as s (index integer, calendar_id integer, seat integer, taken_from integer, taken_until integer)
    join wanted using (index)
  ), job as (
    ${enqueueSql(
      "mail",
      `jsonb_build_object('kind', 'confirmation', 'group_id', $1::integer, 'booking_id', booking.id,
        'appointment_ids', (select jsonb_agg(id order by index) from wanted))`,
      "booking",
    )}
  )
  select wanted.id, booking.id as booking_id, who.id as fiche_id from wanted, booking, who order by index`,
};

/** Everything of a booking in one statement, its mail among it. Appointments come back in the given order. */
export async function insertBooking(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  booking: NewBooking,
  commits: boolean,
): Promise<{ bookingId: number; ficheId: number; appointmentIds: number[] }> {
  const { fiche, token } = booking;
  const inserting = execute(INSERT_BOOKING, [
    groupId,
    booking.ficheId,
    fiche?.firstname ?? "",
    fiche?.lastname ?? "",
    fiche?.email ?? "",
    fiche?.firstphone ?? "",
    fiche?.fields ?? {},
    booking.now,
    token.id,
    token.hash,
    token.expiresAt,
    booking.packId,
    booking.locale,
    booking.websource,
    booking.comments,
    booking.veventFields,
    booking.appointments,
    booking.seats,
  ]);
  const [inserted] = await runBatch(
    connection,
    [INSERT_BOOKING],
    commits ? [inserting, "commit"] : [inserting],
  );
  const rows = inserted!.rows as { id: number; booking_id: number; fiche_id: number }[];
  const first = rows[0]!;
  return { bookingId: first.booking_id, ficheId: first.fiche_id, appointmentIds: rows.map((row) => row.id) };
}

/** Did the statement fail because a seat was taken for that time? */
export function isSeatTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23P01" && constraint === "seats_exclusive";
}
