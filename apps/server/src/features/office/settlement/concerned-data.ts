import type { OpeningRule } from "@rendezvous/domain/availability/model";
import type { AppointmentSnapshot } from "@rendezvous/domain/booking/merge-changes";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { GROUP_HOURS_SQL } from "../../catalogue/catalogue/data.ts";

/** The fields of a future appointment that a change of the catalogue may affect. */
export interface FutureAppointment extends Omit<AppointmentSnapshot, "deleted"> {
  readonly intervention_id: number;
  readonly services: readonly number[];
  readonly name: string;
  readonly linked_ids: readonly number[];
}

const COLUMNS = `a.id, extract(epoch from a.start_at)::integer / 60 as start, extract(epoch from a.end_at)::integer / 60 as "end",
  a.calendar_id, a.resource_id, a.intervention_id, coalesce(a.intervention_ids, array[a.intervention_id]) as services,
  trim(concat_ws(' ', f.firstname, f.lastname)) as name,
  to_jsonb(array(select o.id from appointments o where o.group_id = a.group_id and o.booking_id = a.booking_id and o.id <> a.id
    and not o.deleted and coalesce(o.parent_id, o.id) = coalesce(a.parent_id, a.id) order by o.id)) as linked_ids`;

export type SeatedRow = FutureAppointment & {
  readonly place_id: number;
  readonly taken_from: EpochMinute;
  readonly taken_until: EpochMinute;
};

/** Returns appointments on these calendars or resources that are not over, each once for every seat that it has there. */
export async function listAppointmentsAtPlaces(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  placeIds: readonly number[],
  now: EpochMinute,
): Promise<SeatedRow[]> {
  const { rows } = await connection.query<SeatedRow>(
    `select ${COLUMNS}, s.calendar_id as place_id, s.taken_from, s.taken_until
     from seats s join appointments a on a.group_id = s.group_id and a.id = s.appointment_id
     join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
     where s.group_id = $1 and s.calendar_id = any($2::integer[]) and s.taken_until > $3 and a.end_at > to_timestamp($3 * 60.0)
     order by a.start_at, a.id`,
    [groupId, placeIds, now],
  );
  return rows;
}

/** Marks appointments that stay although there is no place for them now, as if a professional had overbooked them. */
export async function markOverbooked(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
): Promise<void> {
  await connection.query(
    "update appointments set overbooked = true where group_id = $1 and id = any($2::bigint[]) and not overbooked",
    [groupId, ids],
  );
}

export type RowOfService = Omit<SeatedRow, "place_id"> & { readonly in_class: boolean };

/** Returns appointments of a service that are not over. */
export async function listAppointmentsOfService(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  serviceId: number,
  now: EpochMinute,
): Promise<RowOfService[]> {
  const { rows } = await connection.query<RowOfService>(
    // Searches by seats, because each future appointment has one, and seats have an index.
    `select ${COLUMNS}, s.taken_from, s.taken_until, c.class as in_class
     from (select distinct appointment_id, calendar_id, taken_from, taken_until from seats
       where group_id = $1 and taken_until > $3 and appointment_id is not null) s
     join appointments a on a.group_id = $1 and a.id = s.appointment_id and a.calendar_id = s.calendar_id
     join calendars c on c.group_id = $1 and c.id = a.calendar_id
     join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
     where $2 = any(coalesce(a.intervention_ids, array[a.intervention_id])) and a.end_at > to_timestamp($3 * 60.0)
     order by a.start_at, a.id`,
    [groupId, serviceId, now],
  );
  return rows;
}

/** Returns the classes that give a service, as rows of their table. */
export async function listClassesOfService(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  serviceId: number,
): Promise<PlaceRow[]> {
  const { rows } = await connection.query<{ place: PlaceRow }>(
    `select to_jsonb(c) as place from calendars c
     where c.group_id = $1 and c.class and not c.deleted and c.intervention_id = $2 order by c.id`,
    [groupId, serviceId],
  );
  return rows.map(({ place }) => place);
}

/** Returns the calendars and resources of these appointments and of those linked to them. */
export async function listPlaceIdsOfAppointments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
): Promise<number[]> {
  const { rows } = await connection.query<{ calendar_id: number }>(
    `select distinct s.calendar_id from seats s where s.group_id = $1 and s.appointment_id in (
       select o.id from appointments a join appointments o on o.group_id = a.group_id
         and (o.id = a.id or o.booking_id = a.booking_id)
       where a.group_id = $1 and a.id = any($2::bigint[]))`,
    [groupId, appointmentIds],
  );
  return rows.map(({ calendar_id }) => calendar_id);
}

export async function listPlaceIds(connection: Transaction, groupId: AuthorizedGroupId): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    "select id from calendars where group_id = $1 and not deleted",
    [groupId],
  );
  return rows.map(({ id }) => id);
}

/** Returns a service, and calendars or resources, as they are stored, archived or not. */
export async function findServiceAndPlaces(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  serviceId: number,
  placeIds: readonly number[],
): Promise<{ readonly service: PlaceRow; readonly places: readonly PlaceRow[] }> {
  const { rows } = await connection.query<{ service: PlaceRow; places: readonly PlaceRow[] }>(
    `select to_jsonb(i) as service, (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from calendars c
       where c.group_id = $1 and c.id = any($3::integer[])) as places
     from interventions i where i.group_id = $1 and i.id = $2`,
    [groupId, serviceId, placeIds],
  );
  return rows[0]!;
}

/** The row of a record. */
export type PlaceRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Returns the calendars without hours of their own. */
export async function listCalendarsWithoutHours(
  connection: Transaction,
  groupId: AuthorizedGroupId,
): Promise<PlaceRow[]> {
  const { rows } = await connection.query<{ row: PlaceRow }>(
    "select to_jsonb(c) as row from calendars c where group_id = $1 and not deleted and openinghours is null",
    [groupId],
  );
  return rows.map(({ row }) => row);
}

export async function findGroupHours(
  connection: Transaction,
  groupId: AuthorizedGroupId,
): Promise<readonly OpeningRule[]> {
  const { rows } = await connection.query<{ hours: readonly OpeningRule[] }>(
    `select ${GROUP_HOURS_SQL} as hours`,
    [groupId],
  );
  return rows[0]!.hours;
}
