import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { Vevent } from "@rendezvous/contract/site/vevent";
import { formatRfc3339, parseWallDateTime } from "@rendezvous/domain/time/zone";
import { createWallTimeFormatter } from "../../booking/fiche/wall-time-formatter.ts";
import { textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import type { CalendarClosure } from "./closures.ts";
import type { OldInput } from "./old-input.ts";

const TYPE = "Vevent";

export type ListedVevent = Vevent & { readonly taker: string };

export function appointmentToVevent({ group }: OldInput, appointment: Appointment): ListedVevent {
  const toWall = createWallTimeFormatter(group.fields.timezone);
  const { firstname, lastname } = appointment.fiche;
  return {
    ...appointment,
    type: TYPE,
    text: `${lastname} ${firstname}`.trim(),
    taker: "",
    created_at: toWall(appointment.created_at),
    updated_at: toWall(appointment.changed_at),
  };
}

export function closureToVevent(
  { context, group, locale }: OldInput,
  { id, calendarId, closure }: CalendarClosure,
): ListedVevent {
  const zone = group.fields.timezone;
  const start = `${closure.start}:00`;
  const end = `${closure.end}:00`;
  const now = new Date(context.clock.now());
  const changed = createWallTimeFormatter(zone)(now);
  return {
    id,
    type: TYPE,
    group_id: group.id,
    calendar_id: calendarId,
    fiche_id: 0,
    intervention_id: 0,
    start,
    end,
    start_at: formatRfc3339(zone, parseWallDateTime(zone, start) ?? 0),
    end_at: formatRfc3339(zone, parseWallDateTime(zone, end) ?? 0),
    text: textsInLanguage(group, locale).plain(closure.label ?? ""),
    comments: "",
    taker: "",
    deleted: false,
    created_at: changed,
    updated_at: changed,
    changed_at: now.toISOString(),
  };
}
