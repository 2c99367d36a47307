import { prefillFields } from "@rendezvous/domain/embedding/prefill-fields";
import type { Field, FieldValue } from "@rendezvous/domain/form/field";
import { useEmbedding } from "../../embedding/embedding.ts";
import { useBooking } from "../booking-store.ts";
import type { FormName } from "./use-fiche-form.ts";
import { useToday } from "./use-today.ts";

export interface FirstAnswers {
  answers: Readonly<Record<string, FieldValue>>;
  /** The visitor has typed something, before a reload or a step back. */
  isTyped: boolean;
}

/** What a form starts with: what the visitor has typed already, else what the link fills in. */
export function useFirstAnswers(form: FormName, fields: readonly Field[]): FirstAnswers {
  const typed = useBooking((booking) => booking.draft[form]);
  const filledIn = useEmbedding()[form];
  const today = useToday();
  return {
    answers: { ...prefillFields(fields, filledIn, today), ...typed },
    isTyped: Object.keys(typed).length > 0,
  };
}
