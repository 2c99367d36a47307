import type { Field, FieldValue } from "@rendezvous/domain/form/field";
import { checkAnswers, startForm } from "@rendezvous/domain/form/form-state";
import { useBooking } from "../booking-store.ts";
import { useAskedForms } from "./use-asked-forms.ts";
import { useToday } from "./use-today.ts";

export interface Answers {
  fiche: Record<string, FieldValue>;
  vevent: Record<string, FieldValue>;
}

/** What was answered, as the create call sends it; nothing while something is wrong. */
export function useAnswers(): Answers {
  const asked = useAskedForms();
  const draft = useBooking((booking) => booking.draft);
  const today = useToday();
  return {
    fiche: answersOf(asked.fiche, draft.fiche, today),
    vevent: answersOf(asked.vevent, draft.vevent, today),
  };
}

function answersOf(fields: readonly Field[], typed: Readonly<Record<string, FieldValue>>, today: string) {
  const checked = checkAnswers(fields, startForm(fields, typed, today), today);
  return checked.ok ? checked.values : {};
}
