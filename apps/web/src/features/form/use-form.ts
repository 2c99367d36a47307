import type { FormCheck } from "@rendezvous/domain/form/check-form";
import type { Field, FieldValue } from "@rendezvous/domain/form/field";
import {
  checkAnswers,
  fieldStates,
  type FormAction,
  reduceForm,
  startForm,
} from "@rendezvous/domain/form/form-state";
import { useState } from "react";
import { usePhrases } from "../../lib/phrases.ts";
import { faultText } from "./field-faults.ts";
import type { Question } from "./questions.tsx";
import { usePatterns } from "./use-patterns.ts";
import { useToday } from "./use-today.ts";

interface Given {
  /** Whose answers they are: with another one the form begins anew. */
  of: string;
  /** What the ids of the controls begin with. */
  prefix: string;
  fields: readonly Field[];
  /** What is known already. */
  answers: Readonly<Record<string, FieldValue>>;
  isTyped?: boolean;
  /** A field that is shown, but not to be changed, and why. */
  fixed?: { readonly name: string; readonly hint: string } | null;
}

export interface Form {
  questions: Question[];
  isAllTold: boolean;
  isUnsaved: boolean;
  send: (action: FormAction) => void;
  check: () => FormCheck;
}

/** A form while it is on the page, with what to say about its faults. */
export function useForm({ of, prefix, fields, answers, isTyped = false, fixed = null }: Given): Form {
  const phrases = usePhrases().form;
  const today = useToday();
  usePatterns(fields);
  const start = () => ({ of, state: startForm(fields, answers, today, isTyped) });
  const [kept, setKept] = useState(start);
  const present = kept.of === of ? kept : start();
  if (present !== kept) setKept(present);
  const { state } = present;
  return {
    questions: fieldStates(fields, state, today).map((one) => ({
      ...one,
      id: `${prefix}-${one.field.name}`,
      error: faultText(one, phrases),
      ...(one.field.name === fixed?.name
        ? { isFixed: true, field: { ...one.field, description: fixed.hint } }
        : { isFixed: false }),
    })),
    isAllTold: state.isAllTold,
    isUnsaved: state.isUnsaved,
    send: (action) => setKept((now) => ({ of: now.of, state: reduceForm(now.state, action) })),
    check: () => checkAnswers(fields, state, today),
  };
}
