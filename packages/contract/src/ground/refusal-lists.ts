import type { ErrorCode } from "./errors.ts";

/** Refusals that several calls share. */

export const SLOT_REFUSALS = [
  "availabletimeslots",
  "vevent",
  "too_many_items",
  "max_rdv_period",
  "mintime_rdv",
] as const satisfies ErrorCode[];

export const FICHE_REFUSALS = ["fiche_not_authorized", "create_fiche_failed"] as const satisfies ErrorCode[];

export const PASSWORD_REFUSALS = [
  "emailError",
  "passwordError",
  "blockedUser",
] as const satisfies ErrorCode[];
