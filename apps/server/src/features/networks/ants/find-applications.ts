import { minuteOf } from "@rendezvous/domain/time/instant";
import type { Context } from "../../../http/context.ts";
import { listBookedApplications } from "./data.ts";
import { toHubTime } from "./hub-time.ts";
import { findOpenGroup } from "./open-groups.ts";
import { managementUrl } from "./to-declaration.ts";

interface FoundAppointment {
  readonly meeting_point: string;
  readonly datetime: string;
  readonly management_url: string;
  readonly cancel_url: string;
}

/** Returns the coming appointments under each number; none: an empty list. */
export async function findApplications(
  context: Context,
  applicationIds: readonly string[],
): Promise<Record<string, FoundAppointment[]>> {
  const appointmentsById = new Map(applicationIds.map((id): [string, FoundAppointment[]] => [id, []]));
  const now = new Date(context.clock.now());
  for (const row of await listBookedApplications(context.db, [...appointmentsById.keys()], now)) {
    const open = await findOpenGroup(context, row.group_id);
    const point = open?.points.find(({ calendarIds }) => calendarIds.includes(row.calendar_id));
    if (!open || !point) continue;
    appointmentsById.get(row.application_id)?.push({
      meeting_point: point.name,
      datetime: toHubTime(open.group.fields.timezone, minuteOf(row.start_at.getTime())),
      management_url: managementUrl(context, open.group),
      cancel_url: managementUrl(context, open.group, row.appointment_id),
    });
  }
  return Object.fromEntries(appointmentsById);
}
