import type { Reassignment, TakenSeat } from "@rendezvous/domain/booking/seats";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { longestSpacing } from "@rendezvous/domain/availability/starts-apart";
import type { SeatWindow } from "@rendezvous/domain/booking/candidates";

/** A row of `seats`, taken by an appointment or by a hold until it expires. */
export interface SeatRow extends TakenSeat {
  readonly hold_id: number | null;
  readonly held_until: Date | null;
}

// Passes the list as JSON: the planner then estimates the same size for any list and uses one plan per connection.
const REQUESTED_SEATS = `jsonb_to_recordset($2::jsonb) as requested (calendar_id integer, "from" integer, until integer)
  cross join lateral (
    select * from seats where group_id = $1 and calendar_id = requested.calendar_id
      and taken_until > requested.from and int4range(taken_from, taken_until) && int4range(requested.from, requested.until)
    offset 0 -- calendar by calendar, not the whole group's seats joined afterwards
  ) s`;

/** The holds that count as free although their rows still exist. */
export interface ExpiredHold {
  /** A hold that expires at this instant counts as expired. */
  readonly now: Date;
  /** The id of the visitor's own hold. */
  readonly holdId: number | null;
}

export function isExpiredHold({ hold_id, held_until }: SeatRow, { now, holdId }: ExpiredHold): boolean {
  return held_until !== null && (held_until <= now || hold_id === holdId);
}

/**
 * SQL for the starts of the appointment or hold that takes a seat `s`. For a hold it has only the starts of services with
 * `min_between_starts`. Needs the joins of SEAT_OWNER_SQL.
 */
export const STARTS_SQL = `coalesce(h.starts, (
    select jsonb_agg(jsonb_build_object('calendar_id', a.calendar_id, 'service_id', service_id,
      'start', (extract(epoch from a.start_at) / 60)::integer))
    from unnest(coalesce(a.intervention_ids, array[a.intervention_id])) as service_id), '[]')`;
export const SEAT_OWNER_SQL = `left join appointments a on a.group_id = $1 and a.id = s.appointment_id
  left join holds h on h.group_id = $1 and h.id = s.hold_id`;

/**
 * All seats taken on the calendars and resources in the window, including those of expired holds. For services with a minimum
 * time between starts, adds the starts of the seats' owners, also around the window.
 */
export async function listSeats(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  calendarIds: readonly number[],
  window: SeatWindow,
): Promise<SeatRow[]> {
  const margin = longestSpacing(window.spaced);
  const [from, until] = [window.from - margin, window.until + margin];
  const values = [groupId, JSON.stringify(calendarIds.map((calendar_id) => ({ calendar_id, from, until })))];
  const { rows } = await connection.query<SeatRow>(
    margin > 0
      ? {
          name: "list-seats-with-starts",
          text: `select s.calendar_id, s.seat, s.taken_from, s.taken_until, s.hold_id, s.held_until, ${STARTS_SQL} as starts
            from ${REQUESTED_SEATS} ${SEAT_OWNER_SQL}`,
          values,
        }
      : {
          name: "list-seats",
          text: `select s.calendar_id, s.seat, s.taken_from, s.taken_until, s.hold_id, s.held_until from ${REQUESTED_SEATS}`,
          values,
        },
  );
  return rows;
}

/** Moves appointments and holds to other seats. The constraint is checked only after all of them are written. */
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

/** True for an error because a seat was already taken at that time. */
export function isSeatTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23P01" && constraint === "seats_exclusive";
}

/** The key that identifies a seat. */
export interface SeatKey {
  readonly calendar_id: number;
  readonly seat: number;
  readonly taken_from: EpochMinute;
}

export async function listSeatsOfAppointments(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
): Promise<SeatKey[]> {
  const { rows } = await connection.query<SeatKey>({
    name: "list-seats-of",
    text: "select calendar_id, seat, taken_from from seats where group_id = $1 and appointment_id = any($2::bigint[])",
    values: [groupId, appointmentIds],
  });
  return rows;
}

/** Frees the seats of the appointments, for good or until they get others in the same transaction. */
export async function freeSeats(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
): Promise<void> {
  await connection.query({
    name: "free-seats",
    text: "delete from seats where group_id = $1 and appointment_id = any($2::bigint[])",
    values: [groupId, appointmentIds],
  });
}

/** A seat that gets wider: its appointment stays, its neighbour in the chain leaves, and the buffer between them returns. */
export interface WideningSeat extends TakenSeat {
  readonly appointment_id: number;
  readonly wider_from: EpochMinute;
  readonly wider_until: EpochMinute;
}

/**
 * Returns the seats of the appointments that stay, if they are directly before or after a leaving one of the same booking on the
 * same calendar.
 */
export async function listWideningSeats(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  goingIds: readonly number[],
): Promise<WideningSeat[]> {
  const { rows } = await connection.query<WideningSeat>({
    name: "list-widening-seats",
    text: `with staying as (
        select a.id, coalesce(a.intervention_ids, array[a.intervention_id]) as services,
          extract(epoch from a.start_at)::integer / 60 as starts, extract(epoch from a.end_at)::integer / 60 as ends,
          bool_or(a.start_at = going.end_at) as loses_before, bool_or(a.end_at = going.start_at) as loses_after
        from appointments going join appointments a on a.group_id = going.group_id and a.booking_id = going.booking_id
          and a.calendar_id = going.calendar_id and (a.start_at = going.end_at or a.end_at = going.start_at)
        where going.group_id = $1 and going.id = any($2::bigint[]) and not a.deleted and a.id <> all($2::bigint[])
        group by a.group_id, a.id
      ), widening as (
        select s.calendar_id, s.appointment_id, s.seat, s.taken_from, s.taken_until,
          case when loses_before then least(taken_from, starts - first.buffer_before) else taken_from end as wider_from,
          case when loses_after then greatest(taken_until, ends + last.buffer_after) else taken_until end as wider_until
        from staying join seats s on s.group_id = $1 and s.appointment_id = staying.id
        join interventions first on first.group_id = $1 and first.id = services[1]
        join interventions last on last.group_id = $1 and last.id = services[cardinality(services)]
      )
      select * from widening where wider_from < taken_from or wider_until > taken_until
      order by calendar_id, taken_from`,
    values: [groupId, goingIds],
  });
  return rows;
}

export async function widenSeat(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { calendar_id, appointment_id, wider_from, wider_until }: WideningSeat,
  seat: number,
): Promise<void> {
  await connection.query("set constraints seats_exclusive deferred");
  await connection.query({
    name: "widen-seat",
    text: `update seats set seat = $4, taken_from = $5, taken_until = $6
      where group_id = $1 and calendar_id = $2 and appointment_id = $3`,
    values: [groupId, calendar_id, appointment_id, seat, wider_from, wider_until],
  });
}

/** Counts a calendar's places that appointments themselves, without buffers, or holds take in the range. */
export async function countTakenWithoutBuffers(
  database: Queryable,
  groupId: AuthorizedGroupId,
  place: { readonly calendarId: number; readonly from: EpochMinute; readonly until: EpochMinute },
  exceptIds: readonly number[],
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-running",
    text: `select count(*)::integer as count from seats s
      left join appointments a on a.group_id = s.group_id and a.id = s.appointment_id
      where s.group_id = $1 and s.calendar_id = $2 and s.taken_from < $4 and s.taken_until > $3
        and (a.id is null or not a.id = any($5::bigint[]))
        and (a.id is null or (a.start_at < to_timestamp($4 * 60.0) and a.end_at > to_timestamp($3 * 60.0)))`,
    values: [groupId, place.calendarId, place.from, place.until, exceptIds],
  });
  return rows[0]?.count ?? 0;
}
