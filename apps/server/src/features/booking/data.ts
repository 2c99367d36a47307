import type { Reassignment, TakenSeat } from "@rendezvous/domain/booking/pick-seats";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import { type AskerView, type FicheQuery, readAsker } from "./asker-data.ts";
import type { SeatRow } from "./held-seats.ts";
import { findKeptAnswer } from "../idempotency/data.ts";

/** What one booking has to know before it is decided. */
export interface BookingQuestion {
  readonly groupId: AuthorizedGroupId;
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

export interface BookingView extends AskerView {
  /** Everyone who sits on the calendars and resources at some time of the range. */
  readonly seats: readonly TakenSeat[];
}

/** With the seats that count as free; `isRepeated`: the call was answered under its key already. */
export interface ReadView extends BookingView {
  readonly seats: readonly SeatRow[];
  readonly isRepeated: boolean;
}

/** Reads what decides a booking. The statements are sent together. */
export async function readBookingView(
  connection: Transaction,
  { groupId, who, since, now, calendarIds, from, until, keyHash }: BookingQuestion,
): Promise<ReadView> {
  const [asker, seats, kept] = await Promise.all([
    readAsker(connection, groupId, who, since, now),
    listSeats(connection, groupId, calendarIds, from, until),
    keyHash === null ? null : findKeptAnswer(connection, groupId, keyHash, now),
  ]);
  return { ...asker, seats, isRepeated: kept !== null };
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

/** Everyone who sits on the calendars and resources at some time of the range, those too whose hold has expired. */
export async function listSeats(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  calendarIds: readonly number[],
  from: EpochMinute,
  until: EpochMinute,
): Promise<SeatRow[]> {
  const { rows } = await connection.query<SeatRow>({
    name: "list-seats",
    // As JSON, so that the planner expects as much of one list as of another and plans once a connection, not each time.
    text: `select s.calendar_id, s.seat, s.taken_from, s.taken_until, s.hold_id, s.held_until
      from jsonb_to_recordset($2::jsonb) as wanted (calendar_id integer, "from" integer, until integer)
      cross join lateral (
        select * from seats where group_id = $1 and calendar_id = wanted.calendar_id
          and taken_until > wanted.from and int4range(taken_from, taken_until) && int4range(wanted.from, wanted.until)
        offset 0 -- calendar by calendar, not the whole group's seats joined afterwards
      ) s`,
    values: [groupId, JSON.stringify(calendarIds.map((calendar_id) => ({ calendar_id, from, until })))],
  });
  return rows;
}

/** Seats people anew. The constraint is asked again only when everybody sits. */
export async function moveSeats(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  moved: Reassignment<TakenSeat>["moved"],
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
