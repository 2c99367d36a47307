import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { AppointmentParts } from "./appointment-parts.ts";
import { APPOINTMENT_COLUMNS, calendarSql, packSql, serviceSql, visibilitySql } from "./data.ts";

/**
 * Ids of calendars or resources, and a time range, in minutes since the epoch. An appointment matches when the appointment or one
 * of its buffers overlaps the range.
 */
export interface AppointmentRangeQuery {
  readonly calendarIds: readonly number[];
  readonly from: number;
  readonly until: number;
}

type Names = "interventions" | "calendar" | "resource" | "pack";
export interface AppointmentRowWithoutNames extends Omit<AppointmentParts, Names> {
  readonly intervention_ids: readonly number[];
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly pack_id: number | null;
}

/**
 * Returns the appointments that a professional sees on some days of some calendars or resources, sorted by start, then id. The
 * statement searches seats, so it finds no cancelled appointment. Services and calendars that many appointments share are read
 * once.
 */
export async function listTakenAppointments(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  { calendarIds, from, until }: AppointmentRangeQuery,
): Promise<AppointmentParts[]> {
  const visible = visibilitySql(session, groupId);
  const { rows } = await database.query<AppointmentRowWithoutNames>({
    name: "list-taken-appointments",
    text: `with taken as materialized (
        select s.appointment_id, min(s.taken_from) as taken_from, max(s.taken_until) as taken_until
        from jsonb_array_elements_text($3::jsonb) as requested (calendar_id)
        cross join lateral (
          select appointment_id, taken_from, taken_until from seats
          where group_id = $1 and calendar_id = requested.calendar_id::integer and appointment_id is not null
            and taken_until > $4::integer and int4range(taken_from, taken_until) && int4range($4::integer, $5::integer)
          offset 0 -- calendar by calendar, not the whole group's seats joined afterwards
        ) s
        group by s.appointment_id
      )
      select ${APPOINTMENT_COLUMNS}, f.firstname, f.lastname, f.email, f.firstphone, a.calendar_id, a.resource_id, a.pack_id,
        coalesce(a.intervention_ids, array[a.intervention_id]) as intervention_ids, t.taken_from, t.taken_until,
        not exists (select from appointments o where o.group_id = a.group_id and o.fiche_id = a.fiche_id and not o.deleted
          and o.start_at < a.start_at) as is_first
      from appointments a
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      join taken t on t.appointment_id = a.id
      where a.group_id = $1 and a.id = any(array(select appointment_id from taken)) and ${visible.sql}
      order by a.start_at, a.id`,
    values: [groupId, visible.value, JSON.stringify(calendarIds), from, until],
  });
  return loadRecordsOfAppointments(database, groupId, rows);
}

/** Adds the services, calendars and packs that the rows name. */
export async function loadRecordsOfAppointments(
  database: Queryable,
  groupId: AuthorizedGroupId,
  rows: readonly AppointmentRowWithoutNames[],
): Promise<AppointmentParts[]> {
  if (rows.length === 0) return [];
  const named = await loadNamedRecords(database, groupId, rows);
  return rows.map((row) => ({
    ...row,
    interventions: row.intervention_ids.flatMap((id) => named.interventions.get(id) ?? []),
    calendar: named.calendars.get(row.calendar_id)!,
    resource: named.calendars.get(row.resource_id ?? 0) ?? null,
    pack: named.packs.get(row.pack_id ?? 0) ?? null,
  }));
}

interface NamedRows {
  readonly calendars: readonly AppointmentParts["calendar"][];
  readonly interventions: AppointmentParts["interventions"];
  readonly packs: readonly NonNullable<AppointmentParts["pack"]>[];
}

const listed = (table: string, record: string, ids: string): string =>
  `(select coalesce(jsonb_agg(${record}), '[]') from ${table} t where t.group_id = $1 and t.id = any(${ids}::integer[]))`;

async function loadNamedRecords(
  database: Queryable,
  groupId: AuthorizedGroupId,
  rows: readonly AppointmentRowWithoutNames[],
) {
  const records = await database.query<NamedRows>({
    name: "named-by-appointments",
    text: `select ${listed("calendars", calendarSql("t"), "$2")} as calendars,
      ${listed("interventions", serviceSql("t"), "$3")} as interventions, ${listed("packs", packSql("t"), "$4")} as packs`,
    values: [
      groupId,
      toIds(rows.flatMap(({ calendar_id, resource_id }) => [calendar_id, resource_id])),
      toIds(rows.flatMap(({ intervention_ids }) => intervention_ids)),
      toIds(rows.map(({ pack_id }) => pack_id)),
    ],
  });
  const { calendars, interventions, packs } = records.rows[0]!;
  return { calendars: byId(calendars), interventions: byId(interventions), packs: byId(packs) };
}

function toIds(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

function byId<One extends { readonly id: number }>(list: readonly One[]): ReadonlyMap<number, One> {
  return new Map(list.map((one) => [one.id, one]));
}
