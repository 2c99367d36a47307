import { type Day, addDays } from "../time/instant.ts";

/**
 * The minimum retention of personal data from registration, in years; a group may extend it for people without a deletion
 * request.
 */
export const MIN_RETENTION_YEARS = 3;

/** The data that determines how long a person's data is stored; days on the group's clock. */
export interface RetainedPerson {
  readonly registeredOn: Day;
  /** The day on which their last appointment ends or ended; null without any. */
  readonly lastAppointmentOn: Day | null;
  /** The day of their last other activity. */
  readonly lastActiveOn: Day | null;
  /** True: they have requested the deletion and confirmed the request. */
  readonly wantsDeletion: boolean;
}

/** Returns the last day on which the data must be stored: the same day three years later, and 1 March for a 29 February. */
export function retainedUntil(registeredOn: Day): Day {
  return yearsAfter(registeredOn, MIN_RETENTION_YEARS);
}

/** Returns the same day of another year; 1 March for a 29 February. */
export function yearsAfter(day: Day, years: number): Day {
  const rest = day.slice(4);
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, "0");
  return `${year}${rest === "-02-29" ? "-03-01" : rest}`;
}

/**
 * Returns the day on which the data is made anonymous: never before three years from registration are over, nor before the day
 * after the last appointment. Without a request, a person is stored for the group's `retentionYears` from their last activity.
 */
export function anonymisationDay(
  { registeredOn, lastAppointmentOn, lastActiveOn, wantsDeletion }: RetainedPerson,
  retentionYears = MIN_RETENTION_YEARS,
): Day {
  const activeDays = [registeredOn, lastAppointmentOn, lastActiveOn].filter((day) => day !== null);
  const last = wantsDeletion ? [] : activeDays.map((day) => yearsAfter(day, retentionYears));
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
