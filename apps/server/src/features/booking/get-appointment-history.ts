import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { toWall } from "../fiche/to-wall.ts";
import { readDeeds } from "./appointment-history-data.ts";
import { listBookingOfAppointment } from "./data.ts";

/** Who booked, moved, cancelled and changed an appointment. */
export const getAppointmentHistory = defineCall("getAppointmentHistory", async (input) => {
  const { context, session, group, groupId, params } = input;
  const appointmentId = params.appointmentId ?? 0;
  const booked = await listBookingOfAppointment(context.db, groupId, session, appointmentId);
  const found = booked.find(({ id }) => id === appointmentId);
  if (!found) return refuse("unknown_appointment");
  context.ficheReads.note(session, groupId, [found.fiche_id], "appointments");
  const wall = toWall(group.fields.timezone);
  const deeds = await readDeeds(context.db, groupId, appointmentId);
  return reply({
    records: deeds.map(({ at, kind, name, values, ...deed }) => ({
      ...deed,
      at: wall(at),
      by: { kind, name },
      fields: Object.keys(values ?? {}),
      values: values && onTheClock(values, wall),
    })),
  });
});

type Values = Readonly<Record<string, readonly [unknown, unknown]>>;

/** With the starts and ends on the group's own clock. */
export function onTheClock(values: Values, wall: (instant: string) => string) {
  return Object.fromEntries(
    Object.entries(values).map(([name, [before, after]]) => {
      const told = (value: unknown) =>
        typeof value === "string" && (name === "start" || name === "end") ? wall(value) : value;
      return [name, [told(before), told(after)] as [unknown, unknown]];
    }),
  );
}
