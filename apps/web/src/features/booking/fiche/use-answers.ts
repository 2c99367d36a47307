import type { Field, FieldValue } from "@rendezvous/domain/form/field";
import { checkAnswers, startForm } from "@rendezvous/domain/form/form-state";
import { useAskedForms } from "./use-asked-forms.ts";
import type { FormName } from "./use-fiche-form.ts";
import { useFirstAnswers } from "./use-first-answers.ts";
import { useToday } from "./use-today.ts";

/** What was answered, as the create call sends it; nothing while something is wrong. */
export function useAnswers(): Record<FormName, Record<string, FieldValue>> {
  const asked = useAskedForms();
  return { fiche: useAnswersOf("fiche", asked.fiche), vevent: useAnswersOf("vevent", asked.vevent) };
}

function useAnswersOf(form: FormName, fields: readonly Field[]): Record<string, FieldValue> {
  const { answers } = useFirstAnswers(form, fields);
  const today = useToday();
  const checked = checkAnswers(fields, startForm(fields, answers, today), today);
  return checked.ok ? checked.values : {};
}
