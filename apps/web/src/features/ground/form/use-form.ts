import { visibleFields } from "@rendezvous/domain/form/visible-fields";
import type { FormCheck } from "@rendezvous/domain/form/check-form";
import type { Field, FieldValue } from "@rendezvous/domain/form/field";
import {
  answersOfAction,
  type Answers,
  checkAnswers,
  fieldStates,
  type FormAction,
  formValues,
  reduceForm,
  startForm,
} from "@rendezvous/domain/form/form-state";
import { useState, useEffect } from "react";
import { setPatternEngine } from "@rendezvous/domain/form/pattern";
import { announce } from "../../../lib/announce.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { fieldErrorText } from "./field-faults.ts";
import type { Question } from "./questions.tsx";
import { useToday } from "./use-today.ts";

interface UseFormOptions {
  /** Identifies the person whose answers these are: a change of person hides the errors. */
  of: string;
  /** A prefix for the ids of the controls. */
  prefix: string;
  fields: readonly Field[];
  /** The stored answers. */
  stored: Answers;
  /** The typed answers; the caller stores them, possibly for longer than the screen. */
  typed: Answers;
  onAnswer: (answer: Answers) => void;
  /** A read-only field, and why it is read-only. */
  fixed?: { readonly name: string; readonly value: FieldValue; readonly hint: string } | null;
}

export interface UseFormResult {
  questions: Question[];
  isSubmitted: boolean;
  dispatch: (action: FormAction) => void;
  check: () => FormCheck;
}

/** Returns the state of a form, with its errors in words. */
export function useForm({
  of,
  prefix,
  fields,
  stored,
  typed,
  onAnswer,
  fixed = null,
}: UseFormOptions): UseFormResult {
  const phrases = usePhrases().form;
  const today = useToday();
  usePatternEngine(fields);
  const valuesOf = (answers: Answers) =>
    formValues(fields, stored, fixed === null ? answers : { ...answers, [fixed.name]: fixed.value }, today);
  const values = valuesOf(typed);
  const start = () => ({ of, state: startForm(fields, values, today) });
  const [last, setLast] = useState(start);
  const present = last.of === of ? last : start();
  if (present !== last) setLast(present);
  const { state } = present;
  return {
    questions: fieldStates(fields, values, state, today).map((one) => ({
      ...one,
      id: `${prefix}-${one.field.name}`,
      error: fieldErrorText(one, phrases),
      ...(one.field.name === fixed?.name
        ? { isFixed: true, field: { ...one.field, description: fixed.hint } }
        : { isFixed: false }),
    })),
    isSubmitted: state.isSubmitted,
    dispatch(action) {
      setLast((now) => ({ of: now.of, state: reduceForm(now.state, action, values) }));
      const answer = answersOfAction(action);
      if (answer === null) return;
      onAnswer(answer);
      const before = visibleFields(fields, values);
      const added = visibleFields(fields, valuesOf({ ...typed, ...answer })).filter(
        (one) => !before.includes(one),
      );
      // The new questions follow the focused field, which keeps the focus.
      if (added.length > 0)
        announce(
          phrases.alsoAsked({
            names: added.map(({ label, rightLabel, name }) => label || rightLabel || name).join(", "),
          }),
        );
    },
    check: () => checkAnswers(fields, values, state, today),
  };
}

/**
 * Loads the pattern engine if the form needs it; until it has loaded, or if the loading fails, only the server checks patterns.
 */
export function usePatternEngine(fields: readonly Field[]): void {
  const [, setIsLoaded] = useState(false);
  const isNeeded = fields.some(({ regexp }) => regexp !== "");
  useEffect(() => {
    if (!isNeeded) return;
    import("@rendezvous/contract/ground/pattern-engine").then(
      ({ matchesPattern: fits }) => {
        setPatternEngine(fits);
        setIsLoaded(true);
      },
      () => undefined,
    );
  }, [isNeeded]);
}
