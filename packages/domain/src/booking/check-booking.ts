import type { GroupRules } from "../group/group-record.ts";
import type { EpochMinute } from "../time/instant.ts";

/** A group's booking rules, with the names of its group file; periods in minutes, 0 = no limit. */
export interface BookingRules
  extends Pick<GroupRules, "reserved" | "health" | "max_upcoming" | "mintime_between" | "missed_limit"> {
  /** false = closed to new clients: only an existing client may book. */
  readonly open: boolean;
}

/** The fields of the fiche's existing appointments that the rules use. */
export interface ExistingAppointment {
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  /** True for a pack's later services, because a pack counts once. */
  readonly included: boolean;
  /** The ids of its services. */
  readonly services: readonly number[];
}

/** How often a person may come for one service; 0 = no limit. */
export interface ServiceLimits {
  readonly id: number;
  readonly max_upcoming: number;
  /** Minutes that must lie between two appointments of a person for it. */
  readonly mintime_between: number;
}

export interface PersonState {
  /** True for an existing client (fiche/is-existing-client). */
  readonly existing: boolean;
  readonly blacklisted: boolean;
  /** How many appointments of the last year they missed, without those that are forgiven. */
  readonly missed: number;
  /** Not cancelled; at least those that start from now on or near the requested time. */
  readonly appointments: readonly ExistingAppointment[];
}

/** One requested appointment. */
export interface RequestedAppointment {
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly included: boolean;
  /** In minutes from now: its notice, and how far ahead it may be. */
  readonly min_notice: number;
  readonly maxrdv_period: number;
  /** Those of its services. */
  readonly limits: readonly ServiceLimits[];
}

export type PersonRefusal =
  | "not_open_group"
  | "not_open_group_health"
  | "user_blacklisted"
  | "missed_too_often";
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
  { existing, blacklisted, missed }: Omit<PersonState, "appointments">,
): CheckOutcome<PersonRefusal> {
  if (!existing && isForExistingOnly(rules)) return { ok: false, refusal: newClientRefusal(rules) };
  if (blacklisted) return { ok: false, refusal: "user_blacklisted" };
  if (rules.missed_limit > 0 && missed >= rules.missed_limit)
    return { ok: false, refusal: "missed_too_often" };
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
  requested: readonly RequestedAppointment[],
  now: EpochMinute,
): CheckOutcome<PeriodRefusal> {
  if (requested.some((one) => one.start < now + one.min_notice)) return { ok: false, refusal: "mintime_rdv" };
  if (requested.some((one) => one.start > now + one.maxrdv_period)) {
    return { ok: false, refusal: "max_rdv_period" };
  }
  return OK;
}

/**
 * Checks whether these appointments may be added to the fiche's. Reports the first broken rule in this order: too many, at the
 * same time as another, too close to another; of each, the group's rule before those of the services. Appointments that only
 * touch do not overlap, and a gap of exactly `mintime_between` is enough. Links of one booking are not compared with each other.
 */
export function checkExistingAppointments(
  rules: BookingRules,
  existing: readonly ExistingAppointment[],
  requested: readonly RequestedAppointment[],
  now: EpochMinute,
): CheckOutcome<ExistingAppointmentRefusal> {
  const limits = requested.flatMap((one) => one.limits);
  const isTooMany =
    isAbove(rules.max_upcoming, existing.filter(isCounted), requested.filter(isCounted), now) ||
    limits.some(({ id, max_upcoming }) =>
      isAbove(max_upcoming, ofService(existing, id), requested.filter(isFor(id)), now),
    );
  if (isTooMany) return { ok: false, refusal: "max_rdv_number" };
  if (isCloserThan(0, existing, requested)) return { ok: false, refusal: "same_time_rdv" };
  const isTooClose =
    isCloserThan(rules.mintime_between, existing, requested) ||
    limits.some(({ id, mintime_between }) =>
      isCloserThan(mintime_between, ofService(existing, id), requested.filter(isFor(id))),
    );
  return isTooClose ? { ok: false, refusal: "mintime_between" } : OK;
}

function isCounted({ included }: Pick<ExistingAppointment, "included">): boolean {
  return !included;
}

function ofService(existing: readonly ExistingAppointment[], id: number): readonly ExistingAppointment[] {
  return existing.filter(({ services }) => services.includes(id));
}

function isFor(id: number): (requested: RequestedAppointment) => boolean {
  return ({ limits }) => limits.some((limit) => limit.id === id);
}

/** Whether the upcoming ones and the requested ones are more than the limit; 0 = no limit. */
function isAbove(
  limit: number,
  existing: readonly ExistingAppointment[],
  requested: readonly RequestedAppointment[],
  now: EpochMinute,
): boolean {
  const upcoming = existing.filter(({ start }) => start >= now).length;
  return limit > 0 && upcoming + requested.length > limit;
}

function isCloserThan(
  minutes: number,
  existing: readonly ExistingAppointment[],
  requested: readonly RequestedAppointment[],
): boolean {
  return requested.some((one) =>
    existing.some((other) => one.start < other.end + minutes && other.start < one.end + minutes),
  );
}
