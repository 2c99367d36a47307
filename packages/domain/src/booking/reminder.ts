import type { GroupRules } from "../group/group-record.ts";
import type { EpochMinute } from "../time/instant.ts";
import { quietHoursAt } from "../time/quiet-hours.ts";

interface Starting {
  readonly id: number;
  readonly start: EpochMinute;
}

/** A waiting reminder, and the starts for which it was planned. */
interface PlannedReminder {
  readonly appointment_ids: readonly number[];
  readonly starts?: readonly EpochMinute[];
}

function firstStart(appointments: readonly Starting[]): EpochMinute {
  return Math.min(...appointments.map(({ start }) => start));
}

/** The rules of a group about when reminders are sent. */
export type ReminderRules = Pick<
  GroupRules,
  "reminder_minutes" | "further_reminders" | "quiet_from" | "quiet_until"
>;

/** Reminders leave this long before quiet hours begin, so that even a slow one arrives in time. */
const MINUTES_BEFORE_QUIET_HOURS = 15;

/** Returns how long before an appointment the group sends reminders, each once. */
function spansOf({ reminder_minutes, further_reminders }: ReminderRules): number[] {
  return [...new Set([reminder_minutes, ...further_reminders])].filter((minutes) => minutes > 0);
}

/**
 * Returns when the reminders of a booking are due, in order and without those whose time has come already. Those of quiet hours
 * are due before these begin.
 */
export function listReminderTimes(
  appointments: readonly Starting[],
  rules: ReminderRules,
  now: EpochMinute,
  timezone: string,
): EpochMinute[] {
  const times = spansOf(rules).map((minutes) =>
    beforeQuietHours(firstStart(appointments) - minutes, rules, timezone),
  );
  return [...new Set(times)].filter((dueAt) => dueAt > now).sort((one, other) => one - other);
}

/** Returns the time itself outside quiet hours, otherwise a time shortly before they began. */
function beforeQuietHours(time: EpochMinute, rules: ReminderRules, timezone: string): EpochMinute {
  const quiet = quietHoursAt(time, rules, timezone);
  return quiet === null ? time : quiet.from - MINUTES_BEFORE_QUIET_HOURS;
}

/**
 * Whether a reminder is still to be sent: the group still sends some, the first appointment is in the future, and none has been
 * moved, because a move plans another reminder.
 */
export function isReminderDue(
  { appointment_ids, starts }: PlannedReminder,
  appointments: readonly Starting[],
  rules: ReminderRules,
  now: EpochMinute,
): boolean {
  const isMoved = appointments.some(({ id, start }) => {
    const planned = starts?.[appointment_ids.indexOf(id)];
    return planned !== undefined && planned !== start;
  });
  return spansOf(rules).length > 0 && !isMoved && firstStart(appointments) > now;
}
