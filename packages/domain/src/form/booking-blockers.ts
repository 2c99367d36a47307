import type { FieldState } from "./form-state.ts";

/** Why the booking button is not active yet. */
export type BookingBlocker =
  | "selectFicheError"
  | "formStepFicheError"
  | "formStepFicheIndication"
  | "acceptJitsiError";

export interface BookingReadiness {
  /** True for an existing fiche, and for a new one being filled in. */
  readonly isFicheChosen: boolean;
  readonly fields: readonly FieldState[];
  readonly isConsentMissing: boolean;
}

/**
 * Returns all reasons in the order of the page; none when the booking may be sent. A visible fault has priority over a hidden
 * one.
 */
export function bookingBlockers({
  isFicheChosen,
  fields,
  isConsentMissing,
}: BookingReadiness): BookingBlocker[] {
  const faulty = fields.filter(({ fault }) => fault !== null);
  const isShown = faulty.some(({ status }) => status !== "hidden-error");
  return [
    ...(isFicheChosen ? [] : (["selectFicheError"] as const)),
    ...(faulty.length === 0 ? [] : ([isShown ? "formStepFicheError" : "formStepFicheIndication"] as const)),
    ...(isConsentMissing ? (["acceptJitsiError"] as const) : []),
  ];
}
