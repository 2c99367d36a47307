import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import type { MeetingPoint } from "./meeting-points.ts";
import type { Declaration } from "./register.ts";

/** Where a client sees and cancels appointments. It proves nothing: who opens it has to log in. */
export function managementUrl(
  { config }: Pick<Context, "config">,
  group: GroupRecord,
  cancelledId?: number,
): string {
  const url = new URL(`${config.publicUrl}/${group.urlname}/appointments`);
  if (cancelledId !== undefined) url.searchParams.set("cancel_apt", String(cancelledId));
  return url.href;
}

/** Returns the appointment as the register is to have it; null: it has no place any more. */
export function toDeclaration(
  context: Pick<Context, "config">,
  group: GroupRecord,
  points: readonly MeetingPoint[],
  { calendar_id, start_at }: { readonly calendar_id: number; readonly start_at: Date },
): Declaration | null {
  const point = points.find(({ calendarIds }) => calendarIds.includes(calendar_id));
  if (!point) return null;
  return {
    meeting_point_id: point.id,
    meeting_point: point.name,
    appointment_date: formatWallDateTime(group.fields.timezone, minuteOf(start_at.getTime())),
    management_url: managementUrl(context, group),
  };
}
