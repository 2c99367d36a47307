import type { FieldState } from "./form-state.ts";

/** Why the book button does not book yet. */
export type BookReason =
  | "selectFicheError"
  | "formStepFicheError"
  | "formStepFicheIndication"
  | "acceptJitsiError";

export interface BookSituation {
  /** Whose appointment it is: an existing fiche, or one that is being filled in. */
  readonly isFicheChosen: boolean;
  readonly fields: readonly FieldState[];
  readonly isConsentMissing: boolean;
}

/** Every reason, in the order of the page; none when the booking may be sent. A fault that is shown weighs more than a hidden one. */
export function bookReasons({ isFicheChosen, fields, isConsentMissing }: BookSituation): BookReason[] {
  const faulty = fields.filter(({ fault }) => fault !== null);
  const isTold = faulty.some(({ status }) => status !== "hidden-error");
  return [
    ...(isFicheChosen ? [] : (["selectFicheError"] as const)),
    ...(faulty.length === 0 ? [] : ([isTold ? "formStepFicheError" : "formStepFicheIndication"] as const)),
    ...(isConsentMissing ? (["acceptJitsiError"] as const) : []),
  ];
}
