import type { Fault } from "@rendezvous/contract/fault";
import type { StoredRecord } from "../schema/kinds.ts";
import { filledChoices } from "./choices.ts";
import type { StoredQuestion } from "./question.ts";

export const FORM_NAMES = ["Fiche", "Vevent"] as const;
export type FormName = (typeof FORM_NAMES)[number];

export interface StoredForms {
  readonly Fiche: readonly StoredQuestion[];
  readonly Vevent: readonly StoredQuestion[];
  readonly version: number;
}

/**
 * Both forms as one record: each question is a field of its own, so that two owners may change two of them, and the order of
 * each form is one more. A question keeps its key while it is edited, whatever it is called meanwhile.
 */
export function toFlatForms({ version, ...forms }: StoredForms): StoredRecord {
  const flat: Record<string, unknown> = {};
  for (const form of FORM_NAMES) {
    flat[form] = forms[form].map(({ name }) => keyOf(form, name));
    for (const question of forms[form]) flat[keyOf(form, question.name)] = question;
  }
  return { ...flat, id: 0, deleted: false, version };
}

export function keyOf(form: FormName, name: string): string {
  return `${form}.${name}`;
}

/** The keys of a form's questions in their order; what was added meanwhile elsewhere stands after them. */
export function keysOf(record: StoredRecord, form: FormName): string[] {
  const ordered = record[form] as readonly string[];
  const others = Object.keys(record).filter((key) => key.startsWith(`${form}.`));
  return [...new Set([...ordered, ...others])].filter((key) => record[key] !== undefined);
}

export function questionAt(record: StoredRecord, key: string): StoredQuestion {
  return record[key] as StoredQuestion;
}

/** As the calls take it. `locale` is the group's language, in which new choices have their values. */
export function toForms(record: StoredRecord, locale: string): Omit<StoredForms, "version"> {
  const questionsOf = (form: FormName) =>
    keysOf(record, form).map((key) => filledChoices(questionAt(record, key), locale));
  return { Fiche: questionsOf("Fiche"), Vevent: questionsOf("Vevent") };
}

/** Those of one question, each at its option: `Fiche[3].choices[0].label` is `choices[0].label`. */
export function faultsOfQuestion(faults: readonly Fault[], record: StoredRecord, key: string): Fault[] {
  return FORM_NAMES.flatMap((form) => {
    const start = `${form}[${keysOf(record, form).indexOf(key)}]`;
    return faults.flatMap((fault) => {
      if (fault.path === start) return [{ ...fault, path: "" }];
      return fault.path.startsWith(`${start}.`)
        ? [{ ...fault, path: fault.path.slice(start.length + 1) }]
        : [];
    });
  });
}
