import type { OpeningRule } from "@rendezvous/domain/availability/model";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { OpeningDays } from "@rendezvous/domain/availability/hours/special-days";
import type { Queryable } from "../../../lib/database/database.ts";
import { calendarHoursSql } from "../../catalogue/catalogue/data.ts";

/** A future appointment, with the present state of the records it was booked with. */
export interface ComingAppointment {
  readonly id: number;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly calendar_id: number;
  readonly calendar_name: string;
  readonly intervention_id: number;
  readonly intervention_name: string;
  /** The service's own hours; null: as the calendar. */
  readonly service_hours: readonly OpeningRule[] | null;
  readonly name: string;
  readonly calendar_removed: boolean;
  readonly resource_removed: boolean;
  readonly intervention_removed: boolean;
}

export async function listComingAppointments(
  database: Queryable,
  groupId: number,
  nowMs: EpochMs,
): Promise<ComingAppointment[]> {
  const { rows } = await database.query<ComingAppointment>({
    name: "list-coming-appointments",
    text: `select a.id::integer, a.start_at, a.end_at, a.calendar_id, c.name as calendar_name,
        a.intervention_id, i.name as intervention_name, i.openinghours as service_hours,
        trim(concat(f.firstname, ' ', f.lastname)) as name, c.deleted as calendar_removed,
        coalesce(r.deleted, false) as resource_removed, i.deleted as intervention_removed
      from appointments a
      join calendars c on c.group_id = a.group_id and c.id = a.calendar_id
      join interventions i on i.group_id = a.group_id and i.id = a.intervention_id
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      left join calendars r on r.group_id = a.group_id and r.id = a.resource_id
      where a.group_id = $1 and not a.deleted and a.start_at > $2 order by a.start_at, a.id`,
    values: [groupId, new Date(nowMs)],
  });
  return rows;
}

export type StoredHours = Omit<OpeningDays, "holidays"> & {
  readonly id: number;
  readonly holidays: string | null;
};

export async function listHours(database: Queryable, groupId: number): Promise<StoredHours[]> {
  const { rows } = await database.query<StoredHours>({
    name: "list-hours-of-calendars",
    text: `select c.id, ${calendarHoursSql("c")} as openinghours, c.openings, c.closures, c.holidays from calendars c where c.group_id = $1`,
    values: [groupId],
  });
  return rows;
}
