import { prefillFields } from "@rendezvous/domain/embedding/prefill-fields";
import type { FieldValue } from "@rendezvous/domain/form/field";
import { useEmbedding } from "../../embedding/embedding.ts";
import { useToday } from "../../form/use-today.ts";
import { useBooking } from "../booking-store.ts";
import type { AskedForms } from "./use-asked-forms.ts";
import type { FormName } from "./use-fiche-form.ts";

export interface FirstAnswers {
  answers: Readonly<Record<string, FieldValue>>;
  /** The visitor has typed something, before a reload or a step back. */
  isTyped: boolean;
}

/**
 * What the forms start with: what has been typed already, else what the link fills in. About an existing fiche the link says
 * nothing, and everybody new in an account has its address.
 */
export function useFirstAnswers(asked: AskedForms): Record<FormName, FirstAnswers> {
  const draft = useBooking((booking) => booking.draft);
  const filledIn = useEmbedding();
  const today = useToday();
  const { attendee, known } = asked;
  const { fiche, accountEmail } = attendee;
  return {
    fiche:
      fiche === null
        ? startWith(
            draft.fiche,
            prefillFields(asked.fiche, filledIn.fiche, today),
            accountEmail === "" ? {} : { email: accountEmail },
          )
        : startWith(draft.missing[fiche.id] ?? {}, known),
    vevent: startWith(draft.vevent, prefillFields(asked.vevent, filledIn.vevent, today)),
  };
}

function startWith(
  typed: Readonly<Record<string, FieldValue>>,
  before: Readonly<Record<string, FieldValue>>,
  fixed: Readonly<Record<string, FieldValue>> = {},
): FirstAnswers {
  return { answers: { ...before, ...typed, ...fixed }, isTyped: Object.keys(typed).length > 0 };
}
