import { enclosingRange, type SeatRequest } from "@rendezvous/domain/booking/seats";
import type { AppointmentSeat } from "@rendezvous/domain/booking/seat-plan";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../../http/context.ts";
import type { Queryable, Transaction } from "../../../../lib/database/database.ts";
import type { SeatRow } from "../../../booking/seats/seats-data.ts";

interface SeatAround extends SeatRow {
  readonly appointment_id: number | null;
}

/** Returns all seats that overlap the requests, all seats that overlap these seats, and so on, also those of expired holds. */
export async function listSeatsAround(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  requests: readonly SeatRequest[],
): Promise<SeatAround[]> {
  let windows = requests;
  for (;;) {
    const seats = await listSeatsIn(connection, groupId, windows);
    const byCalendar = Map.groupBy(seats, ({ calendar_id }) => calendar_id);
    const wider = windows.map((window) => {
      const near = (byCalendar.get(window.calendar_id) ?? []).filter(
        (row) => row.taken_from < window.taken_until && window.taken_from < row.taken_until,
      );
      const [taken_from, taken_until] = enclosingRange([window, ...near]);
      return { ...window, taken_from, taken_until };
    });
    const isWhole = wider.every(
      (one, at) => one.taken_from === windows[at]!.taken_from && one.taken_until === windows[at]!.taken_until,
    );
    if (isWhole) return seats;
    windows = wider;
  }
}

async function listSeatsIn(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  windows: readonly SeatRequest[],
): Promise<SeatAround[]> {
  const { rows } = await connection.query<SeatAround>({
    name: "list-seats-in-windows",
    text: `select distinct s.calendar_id, s.seat, s.taken_from, s.taken_until, s.appointment_id, s.hold_id, s.held_until
      from jsonb_to_recordset($2::jsonb) as w (calendar_id integer, taken_from integer, taken_until integer)
      cross join lateral (
        select * from seats where group_id = $1 and calendar_id = w.calendar_id
          and taken_until > w.taken_from and int4range(taken_from, taken_until) && int4range(w.taken_from, w.taken_until)
        offset 0
      ) s`,
    values: [groupId, JSON.stringify(windows)],
  });
  return rows;
}

/** The fields of an imported appointment by which an existing one is recognised. */
export interface ImportedTime {
  readonly number: number;
  readonly sourceId: string;
  /** null: the client is new. */
  readonly ficheId: number | null;
  readonly calendarId: number;
  readonly start: EpochMinute;
}

/**
 * Returns the rows whose appointment exists: with the same number of the other program, or of the same client on the same calendar
 * at the same time. A cancelled one counts too, unless an undone import cancelled it.
 */
export async function listPresentAppointments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  times: readonly ImportedTime[],
): Promise<number[]> {
  const { rows } = await connection.query<{ number: number }>({
    name: "list-present-appointments",
    text: `select r.number from jsonb_to_recordset($2::jsonb)
        as r (number integer, "sourceId" text, "ficheId" integer, "calendarId" integer, start integer)
      where r."sourceId" <> '' and exists (
          select from appointments a where a.group_id = $1 and a.source_id = r."sourceId")
        or exists (
          select from appointments a where a.group_id = $1 and a.fiche_id = r."ficheId" and a.calendar_id = r."calendarId"
            and a.start_at = to_timestamp(r.start * 60.0) and not a.withdrawn)`,
    values: [groupId, JSON.stringify(times)],
  });
  return rows.map(({ number }) => number);
}

export interface NewImportedAppointment {
  /** The number of the file's row, by which its seats are found. */
  readonly number: number;
  readonly fiche_id: number;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly intervention_id: number;
  readonly starts: EpochMinute;
  readonly ends: EpochMinute;
  readonly price: number;
  readonly comments: string;
  readonly video_room: string | null;
  readonly presence: "no_show" | null;
  readonly deleted: boolean;
  readonly overbooked: boolean;
  readonly source_id: string | null;
  /** False: it is history only, without a booking. */
  readonly is_booked: boolean;
  /** When its reminders are due, in seconds from now. */
  readonly reminders: readonly number[];
}

interface Importer {
  readonly proId: number | null;
  readonly locale: string;
  readonly now: Date;
}

/**
 * Writes appointments with their seats, the history of their clients, and the reminders of those to come; enqueues no mail. Each
 * appointment to come is a booking of its own.
 */
export async function insertImportedAppointments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointments: readonly NewImportedAppointment[],
  seats: readonly AppointmentSeat[],
  { proId, locale, now }: Importer,
): Promise<{ readonly number: number; readonly id: number; readonly version: number }[]> {
  const { rows } = await connection.query<{ number: number; id: number; version: number }>({
    name: "insert-imported-appointments",
    text: `with listed as materialized (
        select nextval('appointments_id_seq') as id, case when r.is_booked then nextval('bookings_id_seq') end as booking_id, r.*
        from jsonb_to_recordset($2::jsonb) as r (number integer, fiche_id integer, calendar_id integer, resource_id integer,
          intervention_id integer, starts integer, ends integer, price integer, comments text, video_room text, presence text,
          deleted boolean, overbooked boolean, source_id text, is_booked boolean, reminders float8[])
      ), booked as (
        insert into bookings (group_id, id, fiche_id, locale, websource, created_at, pro_id, firstname, lastname, email)
        overriding system value
        select $1, l.booking_id, l.fiche_id, $5, 'import', $4, $6, f.firstname, f.lastname, f.email
        from listed l join fiches f on f.group_id = $1 and f.id = l.fiche_id where l.is_booked
      ), written as (
        insert into appointments (group_id, id, booking_id, fiche_id, calendar_id, resource_id, intervention_id, start_at, end_at,
          price, price_amount, comments, video_room, created_at, presence, deleted, overbooked, source_id)
        overriding system value
        select $1, id, booking_id, fiche_id, calendar_id, resource_id, intervention_id, to_timestamp(starts * 60.0),
          to_timestamp(ends * 60.0), price, price, comments, video_room, $4, presence, deleted, overbooked, source_id
        from listed returning id, version
      ), seated as (
        insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
        select $1, s.calendar_id, s.seat, s.taken_from, s.taken_until, l.id
        from jsonb_to_recordset($3::jsonb)
          as s (appointment_id integer, calendar_id integer, seat integer, taken_from integer, taken_until integer)
        join listed l on l.number = s.appointment_id
      ), reminded as (
        insert into reminders (group_id, booking_id, due_at, later, appointment_ids, starts)
        select $1, l.booking_id, times[1], times[2:], array[l.id], array[l.starts] from listed l cross join lateral (
          select array(select now() + make_interval(secs => seconds) from unnest(l.reminders) seconds order by seconds) as times
        ) planned where cardinality(l.reminders) > 0
      ), noted as (
        insert into fiche_changes (group_id, fiche_id, appointment_id, what, told, changed_at, changed_by, pro_id, fields)
        select $1, fiche_id, id, 'booked', false, $4, 'import', $6, '{}' from listed
      )
      select l.number, l.id, w.version from listed l join written w on w.id = l.id`,
    values: [groupId, JSON.stringify(appointments), JSON.stringify(seats), now, locale, proId],
  });
  return rows;
}

/** An appointment that an import has made. */
export interface ImportedAppointmentRow {
  readonly id: number;
  readonly version: number;
  readonly deleted: boolean;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly services: readonly number[];
  readonly start: EpochMinute;
}

export async function listImportedAppointments(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
): Promise<ImportedAppointmentRow[]> {
  const { rows } = await connection.query<ImportedAppointmentRow>({
    name: "list-made-appointments",
    text: `select id, version, deleted, calendar_id, resource_id, coalesce(intervention_ids, array[intervention_id]) as services,
        extract(epoch from start_at)::integer / 60 as start
      from appointments where group_id = $1 and id = any($2::bigint[]) order by id for update`,
    values: [groupId, ids],
  });
  return rows;
}

/** Cancels appointments as if they had never been imported: without a mail, and another import may bring them again. */
export async function withdrawAppointments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
  { proId, now }: Pick<Importer, "proId" | "now">,
): Promise<void> {
  await connection.query({
    name: "withdraw-appointments",
    text: `with deleted_seats as (
        delete from seats where group_id = $1 and appointment_id = any($2::bigint[])
      ), withdrawn as (
        update appointments set deleted = true, deleted_at = $3, withdrawn = true, source_id = null, sequence = sequence + 1
        where group_id = $1 and id = any($2::bigint[]) returning id, fiche_id, booking_id
      ), deleted_reminders as (
        delete from reminders where group_id = $1 and booking_id in (select booking_id from withdrawn)
      )
      insert into fiche_changes (group_id, fiche_id, appointment_id, what, told, changed_at, changed_by, pro_id, fields)
      select $1, fiche_id, id, 'cancelled', false, $3, 'import', $4, '{}' from withdrawn`,
    values: [groupId, ids, now, proId],
  });
}
