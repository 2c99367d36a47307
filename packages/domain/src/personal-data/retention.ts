import { addDays } from "../time/days.ts";
import type { Day } from "../time/instant.ts";

/** Personal data is kept at least so long from registration; a group's rule may say longer for who does not ask for deletion. */
export const KEPT_YEARS = 3;

/** What of a person decides how long their data is kept; days on the group's own clock. */
export interface RetainedPerson {
  readonly registeredOn: Day;
  /** The day on which their last appointment ends or ended; null without any. */
  readonly lastAppointmentOn: Day | null;
  /** When they were last heard of otherwise. */
  readonly lastActiveOn: Day | null;
  /** They have asked for it, and confirmed that they did. */
  readonly wantsDeletion: boolean;
}

/** The last day on which the data must be kept: the same day three years later, and 1 March for a 29 February. */
export function retainedUntil(registeredOn: Day): Day {
  return yearsAfter(registeredOn, KEPT_YEARS);
}

/** The same day of another year; 1 March for a 29 February. */
export function yearsAfter(day: Day, years: number): Day {
  const rest = day.slice(4);
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, "0");
  return `${year}${rest === "-02-29" ? "-03-01" : rest}`;
}

/**
 * The first day on which the data may be, and then is, made anonymous: never before three years from registration are over,
 * nor before the day after the last appointment. Without a request a person is kept for the group's `retentionYears` from the last
 * time they were heard of.
 */
export function anonymousFrom(
  { registeredOn, lastAppointmentOn, lastActiveOn, wantsDeletion }: RetainedPerson,
  retentionYears = KEPT_YEARS,
): Day {
  const heardOf = [registeredOn, lastAppointmentOn, lastActiveOn].filter((day) => day !== null);
  const last = wantsDeletion ? [] : heardOf.map((day) => yearsAfter(day, retentionYears));
  const days = [
    retainedUntil(registeredOn),
    ...last,
    ...(lastAppointmentOn === null ? [] : [lastAppointmentOn]),
  ];
  return addDays(days.reduce(later), 1);
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
