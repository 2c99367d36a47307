import type { Metadata } from "@rendezvous/domain/metadata/metadata";
import type { Queryable } from "../../../lib/database/database.ts";
import type { AppointmentSeat } from "@rendezvous/domain/booking/seat-plan";

/** An appointment imported from a group file. */
export interface StoredAppointment
  extends Pick<
    AppointmentRow,
    "externid" | "calendar_id" | "resource_id" | "intervention_id" | "start_at" | "places" | "deleted"
  > {
  readonly id: number;
}

export async function listStoredAppointments(
  database: Queryable,
  groupId: number,
): Promise<StoredAppointment[]> {
  const { rows } = await database.query<StoredAppointment>(
    `select id, externid, calendar_id, resource_id, intervention_id, start_at, places, deleted from appointments
     where group_id = $1 and externid is not null`,
    [groupId],
  );
  return rows;
}

export async function listSeats(
  database: Queryable,
  groupId: number,
  calendarIds: readonly number[],
): Promise<AppointmentSeat[]> {
  const { rows } = await database.query<AppointmentSeat>(
    `select calendar_id, seat, taken_from, taken_until, appointment_id from seats
     where group_id = $1 and calendar_id = any($2) and appointment_id is not null`,
    [groupId, calendarIds],
  );
  return rows;
}

export async function freeSeats(
  database: Queryable,
  groupId: number,
  appointmentIds: readonly number[],
): Promise<void> {
  await database.query("delete from seats where group_id = $1 and appointment_id = any($2)", [
    groupId,
    appointmentIds,
  ]);
}

/** Appointments of the file take precedence over visitors' holds: the visitors have to choose again. */
export async function freeHeldSeats(database: Queryable, groupId: number): Promise<void> {
  await database.query("delete from seats where group_id = $1 and hold_id is not null", [groupId]);
}

/**
 * Clears the externid of deleted appointments. An appointment that a later file lists under this externid then becomes a new
 * appointment, while an appointment that a client cancelled stays cancelled.
 */
export async function deleteAppointments(
  database: Queryable,
  groupId: number,
  ids: readonly number[],
): Promise<void> {
  await database.query(
    `update appointments set externid = null, deleted = true, deleted_at = coalesce(deleted_at, now())
     where group_id = $1 and id = any($2)`,
    [groupId, ids],
  );
}

export interface AppointmentRow {
  readonly externid: string;
  readonly fiche_id: number;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly intervention_id: number;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly price: number;
  readonly comments: string;
  readonly vevent_fields: object;
  readonly video_room: string | null;
  readonly state: number;
  readonly places: number;
  readonly guests: readonly string[];
  readonly pass_id: number | null;
  readonly paid: boolean;
  readonly cancelled_late: boolean;
  readonly metadata: Metadata;
  readonly deleted: boolean;
}

/** Moves existing appointments to the places of their rows; a change increases SEQUENCE. Returns the ids by externid. */
export async function saveAppointments(
  database: Queryable,
  groupId: number,
  appointments: readonly AppointmentRow[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ id: number; externid: string }>(
    `insert into appointments (group_id, externid, fiche_id, calendar_id, resource_id, intervention_id, start_at, end_at,
       price, price_amount, comments, vevent_fields, video_room, state, places, guests, pass_id, paid, cancelled_late, metadata, deleted)
     select $1, externid, fiche_id, calendar_id, resource_id, intervention_id, start_at, end_at,
       price, price, comments, vevent_fields, video_room, state, places, guests, pass_id, paid, cancelled_late, metadata, deleted from jsonb_populate_recordset(null::appointments, $2::jsonb)
     on conflict (group_id, externid) where externid is not null do update set fiche_id = excluded.fiche_id, calendar_id = excluded.calendar_id,
       resource_id = excluded.resource_id, intervention_id = excluded.intervention_id, start_at = excluded.start_at,
       end_at = excluded.end_at, price = excluded.price, price_amount = excluded.price_amount, comments = excluded.comments,
       vevent_fields = excluded.vevent_fields, video_room = coalesce(appointments.video_room, excluded.video_room),
       state = excluded.state, places = excluded.places, guests = excluded.guests, pass_id = excluded.pass_id,
       paid = excluded.paid, cancelled_late = excluded.cancelled_late, metadata = excluded.metadata, deleted = excluded.deleted, sequence = appointments.sequence + 1
     returning id, externid`,
    [groupId, JSON.stringify(appointments)],
  );
  return new Map(rows.map(({ id, externid }) => [externid, id]));
}

/** Updates the fields that need no new time, so that the seats stay the same. */
export async function updateAppointmentTexts(
  database: Queryable,
  groupId: number,
  texts: readonly Pick<
    AppointmentRow,
    | "externid"
    | "fiche_id"
    | "comments"
    | "guests"
    | "vevent_fields"
    | "state"
    | "pass_id"
    | "paid"
    | "cancelled_late"
    | "metadata"
  >[],
): Promise<void> {
  await database.query(
    `update appointments a set fiche_id = r.fiche_id, comments = r.comments, guests = r.guests, vevent_fields = r.vevent_fields, state = r.state,
       pass_id = r.pass_id, paid = r.paid, cancelled_late = r.cancelled_late, metadata = r.metadata
     from jsonb_populate_recordset(null::appointments, $2::jsonb) r
     where a.group_id = $1 and a.externid = r.externid`,
    [groupId, JSON.stringify(texts)],
  );
}

/**
 * Writes these seats with their new times; the exclusion constraint is checked only after all are written, so that appointments
 * may swap places.
 */
export async function saveSeats(
  database: Queryable,
  groupId: number,
  seats: readonly AppointmentSeat[],
): Promise<void> {
  const parameters = [groupId, JSON.stringify(seats)];
  await database.query("set constraints seats_exclusive deferred");
  await database.query(
    `delete from seats using jsonb_to_recordset($2::jsonb) as r(calendar_id integer, appointment_id bigint)
     where seats.group_id = $1 and seats.calendar_id = r.calendar_id and seats.appointment_id = r.appointment_id`,
    parameters,
  );
  await database.query(
    `insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
     select $1, r.* from jsonb_to_recordset($2::jsonb)
       as r(calendar_id integer, seat integer, taken_from integer, taken_until integer, appointment_id bigint)`,
    parameters,
  );
  await database.query("set constraints seats_exclusive immediate");
}

export interface ExportedAppointment {
  readonly id: number;
  /** null: not imported from a file. */
  readonly externid: string | null;
  readonly fiche_id: number;
  readonly calendar: string;
  readonly resource: string | null;
  readonly intervention: string;
  readonly start_at: Date;
  readonly comments: string;
  readonly vevent_fields: Record<string, string | number | boolean>;
  readonly state: number;
  readonly places: number;
  readonly guests: readonly string[];
  readonly pass_id: number | null;
  readonly paid: boolean;
  readonly cancelled_late: boolean;
  readonly metadata: Metadata;
  readonly deleted: boolean;
  readonly overbooked: boolean;
}

export async function listExportedAppointments(
  database: Queryable,
  groupId: number,
): Promise<ExportedAppointment[]> {
  const { rows } = await database.query<ExportedAppointment>(
    `select a.id, a.externid, a.fiche_id, c.externid as calendar, r.externid as resource,
       i.externid as intervention, a.start_at, a.comments, a.vevent_fields, a.state, a.places, a.guests, a.pass_id, a.paid, a.cancelled_late, a.metadata, a.deleted, a.overbooked
     from appointments a
     join calendars c on c.group_id = $1 and c.id = a.calendar_id
     join interventions i on i.group_id = $1 and i.id = a.intervention_id
     left join calendars r on r.group_id = $1 and r.id = a.resource_id
     where a.group_id = $1 and not a.withdrawn order by a.id`,
    [groupId],
  );
  return rows;
}
