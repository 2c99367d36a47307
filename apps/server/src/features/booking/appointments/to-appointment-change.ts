import type { AppointmentChange } from "@rendezvous/contract/booking/appointment";
import type { HistoryEntryRow } from "./appointment-history-data.ts";

/** Converts a history entry to the contract's form; `wall` formats an instant on the group's clock. */
export function toAppointmentChange(
  entry: HistoryEntryRow,
  wall: (instant: string) => string,
): AppointmentChange {
  const { at, kind, name, values, what, reason, told: isNotified } = entry;
  return {
    at: wall(at),
    by: { kind, name },
    what,
    fields: Object.keys(values ?? {}),
    values: values && onTheClock(values, wall),
    reason,
    told: isNotified,
  };
}

function onTheClock(
  values: NonNullable<HistoryEntryRow["values"]>,
  wall: (instant: string) => string,
): NonNullable<AppointmentChange["values"]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, [before, after]]) => {
      const toWallTime = (value: unknown) =>
        typeof value === "string" && (name === "start" || name === "end") ? wall(value) : value;
      return [name, [toWallTime(before), toWallTime(after)]];
    }),
  );
}
