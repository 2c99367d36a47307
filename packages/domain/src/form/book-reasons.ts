import type { FieldState } from "./form-state.ts";

/** Why the booking button is not active yet. */
export type BookReason =
  | "selectFicheError"
  | "formStepFicheError"
  | "formStepFicheIndication"
  | "acceptJitsiError";

export interface BookSituation {
  /** True for an existing fiche, and for a new one being filled in. */
  readonly isFicheChosen: boolean;
  readonly fields: readonly FieldState[];
  readonly isConsentMissing: boolean;
}

/**
 * Returns all reasons in the order of the page; none when the booking may be sent. A visible fault has priority over a hidden
 * one.
 */
export function bookReasons({ isFicheChosen, fields, isConsentMissing }: BookSituation): BookReason[] {
  const faulty = fields.filter(({ fault }) => fault !== null);
  const isTold = faulty.some(({ status }) => status !== "hidden-error");
  return [
    ...(isFicheChosen ? [] : (["selectFicheError"] as const)),
    ...(faulty.length === 0 ? [] : ([isTold ? "formStepFicheError" : "formStepFicheIndication"] as const)),
    ...(isConsentMissing ? (["acceptJitsiError"] as const) : []),
  ];
}
