interface Starting {
  readonly id: number;
  readonly start_at: Date;
}

/** A reminder that waits, and the starts for which it was planned. */
interface Planned {
  readonly appointment_ids: readonly number[];
  readonly starts?: readonly number[];
}

const MINUTE_MS = 60_000;

function startOf({ start_at }: Starting): number {
  return start_at.getTime();
}

function firstStart(appointments: readonly Starting[]): number {
  return Math.min(...appointments.map(startOf));
}

/** How long to wait with the reminder; null where none is wanted, or whoever booked has only just been told. */
export function secondsUntilReminder(
  appointments: readonly Starting[],
  reminderMinutes: number,
  now: number,
): number | null {
  const dueAt = firstStart(appointments) - reminderMinutes * MINUTE_MS;
  return reminderMinutes > 0 && dueAt > now ? (dueAt - now) / 1000 : null;
}

/** The group still wants it, the first of the appointments is still to come, and none was moved since: that plans anew. */
export function isReminderDue(
  { appointment_ids, starts }: Planned,
  appointments: readonly Starting[],
  reminderMinutes: number,
  now: number,
): boolean {
  const isMoved = appointments.some((one) => {
    const planned = starts?.[appointment_ids.indexOf(one.id)];
    return planned !== undefined && planned !== startOf(one) / MINUTE_MS;
  });
  return reminderMinutes > 0 && !isMoved && firstStart(appointments) > now;
}
