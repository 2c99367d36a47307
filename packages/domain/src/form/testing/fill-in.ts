import type { Field } from "../field.ts";
import {
  answersOfAction,
  type Answers,
  type FormAction,
  type FormState,
  formValues,
  reduceForm,
  startForm,
} from "../form-state.ts";

interface Filled {
  readonly typed: Answers;
  readonly values: Answers;
  readonly state: FormState;
}

/** Simulates a form on a screen, step by step: typed answers are stored next to its state, as the screens do. */
export function startFilling(fields: readonly Field[], today: string, stored: Answers = {}) {
  const valuesOf = (typed: Answers) => formValues(fields, stored, typed, today);
  const values = valuesOf({});
  return {
    start: { typed: {}, values, state: startForm(fields, values, today) } satisfies Filled,
    next: (before: Filled, action: FormAction): Filled => {
      const typed = { ...before.typed, ...answersOfAction(action) };
      return { typed, values: valuesOf(typed), state: reduceForm(before.state, action, before.values) };
    },
  };
}

export function fillIn(
  fields: readonly Field[],
  actions: readonly FormAction[],
  today: string,
  stored: Answers = {},
): Filled {
  const { start, next } = startFilling(fields, today, stored);
  return actions.reduce<Filled>(next, start);
}
