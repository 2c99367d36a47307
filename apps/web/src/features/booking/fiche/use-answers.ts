import type { Field, FieldValue } from "@rendezvous/domain/form/field";
import { checkAnswers, startForm } from "@rendezvous/domain/form/form-state";
import { useToday } from "../../form/use-today.ts";
import { useAskedForms } from "./use-asked-forms.ts";
import type { Attendee } from "./use-attendee.ts";
import type { FormName } from "./use-fiche-form.ts";
import { useFirstAnswers } from "./use-first-answers.ts";

interface Answers extends Record<FormName, Record<string, FieldValue>> {
  attendee: Attendee;
}

/** Who attends and what was answered, as the calls send it; nothing while something is wrong. */
export function useAnswers(): Answers {
  const asked = useAskedForms();
  const first = useFirstAnswers(asked);
  const today = useToday();
  function answersTo(fields: readonly Field[], answers: Readonly<Record<string, FieldValue>>) {
    const checked = checkAnswers(fields, startForm(fields, answers, today), today);
    return checked.ok ? checked.values : {};
  }
  return {
    attendee: asked.attendee,
    fiche: answersTo(asked.fiche, first.fiche.answers),
    vevent: answersTo(asked.vevent, first.vevent.answers),
  };
}
