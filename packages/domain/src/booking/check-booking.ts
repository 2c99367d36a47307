import type { GroupRules } from "../group/group-record.ts";
import type { EpochMinute } from "../time/instant.ts";

/** A group's booking rules, with the names of its group file; periods in minutes, 0 = no limit. */
export interface BookingRules
  extends Pick<
    GroupRules,
    "reserved" | "health" | "min_notice" | "maxrdv_period" | "max_upcoming" | "mintime_between"
  > {
  /** false = closed to new clients: only an existing client may book. */
  readonly open: boolean;
}

/** The fields of the fiche's existing appointments that the rules use. */
export interface ExistingAppointment {
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  /** True for a pack's later services, because a pack counts once. */
  readonly included: boolean;
}

export interface PersonState {
  /** True for an existing client (fiche/is-existing-client). */
  readonly existing: boolean;
  readonly blacklisted: boolean;
  /** Not cancelled; at least those that start from now on or near the requested time. */
  readonly appointments: readonly ExistingAppointment[];
}

/** One requested appointment. */
export interface RequestedAppointment {
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly included: boolean;
  /** The booking period of the calendar; null: the group's period applies. */
  readonly maxrdv_period: number | null;
}

export type PersonRefusal = "not_open_group" | "not_open_group_health" | "user_blacklisted";
export type PeriodRefusal = "mintime_rdv" | "max_rdv_period";
export type ExistingAppointmentRefusal = "max_rdv_number" | "same_time_rdv" | "mintime_between";
export type CheckOutcome<Refusal> = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

const OK = { ok: true } as const;

/**
 * Checks whether this person may book in the group at all. Must run before checkExistingAppointments, so that a person who may
 * not book learns nothing about existing appointments.
 */
export function checkPerson(
  rules: BookingRules,
  { existing, blacklisted }: Pick<PersonState, "existing" | "blacklisted">,
): CheckOutcome<PersonRefusal> {
  if (!existing && isForExistingOnly(rules)) return { ok: false, refusal: newClientRefusal(rules) };
  if (blacklisted) return { ok: false, refusal: "user_blacklisted" };
  return OK;
}

/** Whether the group accepts existing clients only. */
export function isForExistingOnly({ reserved, open }: Pick<BookingRules, "reserved" | "open">): boolean {
  return reserved || !open;
}

/** Returns the refusal for a person who is no existing client. */
export function newClientRefusal({
  health,
}: Pick<BookingRules, "health">): "not_open_group" | "not_open_group_health" {
  return health ? "not_open_group_health" : "not_open_group";
}

/** Checks that each appointment is in the period open for booking, both ends included. "Too soon" is reported first. */
export function checkPeriod(
  rules: BookingRules,
  requested: readonly RequestedAppointment[],
  now: EpochMinute,
): CheckOutcome<PeriodRefusal> {
  if (requested.some((one) => one.start < now + rules.min_notice))
    return { ok: false, refusal: "mintime_rdv" };
  if (requested.some((one) => one.start > now + (one.maxrdv_period ?? rules.maxrdv_period))) {
    return { ok: false, refusal: "max_rdv_period" };
  }
  return OK;
}

/**
 * Checks whether these appointments may be added to the fiche's. Reports the first broken rule in this order: too many, at the
 * same time as another, too close to another. Appointments that only touch do not overlap, and a gap of exactly `mintime_between`
 * is enough. Links of one booking are not compared with each other.
 */
export function checkExistingAppointments(
  rules: BookingRules,
  held: readonly ExistingAppointment[],
  requested: readonly RequestedAppointment[],
  now: EpochMinute,
): CheckOutcome<ExistingAppointmentRefusal> {
  if (rules.max_upcoming > 0) {
    const upcoming = held.filter((one) => !one.included && one.start >= now).length;
    const added = requested.filter((one) => !one.included).length;
    if (upcoming + added > rules.max_upcoming) return { ok: false, refusal: "max_rdv_number" };
  }
  if (isCloserThan(0, held, requested)) return { ok: false, refusal: "same_time_rdv" };
  if (rules.mintime_between > 0 && isCloserThan(rules.mintime_between, held, requested)) {
    return { ok: false, refusal: "mintime_between" };
  }
  return OK;
}

function isCloserThan(
  minutes: number,
  held: readonly ExistingAppointment[],
  requested: readonly RequestedAppointment[],
): boolean {
  return requested.some((one) =>
    held.some((other) => one.start < other.end + minutes && other.start < one.end + minutes),
  );
}
