import type { Fault } from "@rendezvous/contract/ground/fault";
import type { StoredRecord } from "../schema/kinds.ts";
import { type StoredQuestion, withChoiceValues } from "./question.ts";

export const FORM_NAMES = ["Fiche", "Vevent"] as const;
export type FormName = (typeof FORM_NAMES)[number];

export interface StoredForms {
  readonly Fiche: readonly StoredQuestion[];
  readonly Vevent: readonly StoredQuestion[];
  readonly version: number;
}

/**
 * Returns both forms as one flat record: each question is a separate field, so that two owners may change two questions without a
 * conflict, and the order of each form is a field too. The key of a question does not change while it is edited, even if its name
 * does.
 */
export function toFlatForms({ version, ...forms }: StoredForms): StoredRecord {
  const flat: Record<string, unknown> = {};
  for (const form of FORM_NAMES) {
    flat[form] = forms[form].map(({ name }) => questionKey(form, name));
    for (const question of forms[form]) flat[questionKey(form, question.name)] = question;
  }
  return { ...flat, id: 0, deleted: false, version };
}

export function questionKey(form: FormName, name: string): string {
  return `${form}.${name}`;
}

/** Returns the keys of a form's questions in their order; questions that were added elsewhere meanwhile come last. */
export function questionKeysOf(record: StoredRecord, form: FormName): string[] {
  const ordered = record[form] as readonly string[];
  const others = Object.keys(record).filter((key) => key.startsWith(`${form}.`));
  return [...new Set([...ordered, ...others])].filter((key) => record[key] !== undefined);
}

export function questionAt(record: StoredRecord, key: string): StoredQuestion {
  return record[key] as StoredQuestion;
}

/** Returns the forms in the form of the API. `locale` is the group's language, in which new choices get their values. */
export function toForms(record: StoredRecord, locale: string): Omit<StoredForms, "version"> {
  const questionsOf = (form: FormName) =>
    questionKeysOf(record, form).map((key) => withChoiceValues(questionAt(record, key), locale));
  return { Fiche: questionsOf("Fiche"), Vevent: questionsOf("Vevent") };
}

/**
 * Returns the faults of one question, each with the path of its option: `Fiche[3].choices[0].label` becomes `choices[0].label`.
 */
export function faultsOfQuestion(faults: readonly Fault[], record: StoredRecord, key: string): Fault[] {
  return FORM_NAMES.flatMap((form) => {
    const start = `${form}[${questionKeysOf(record, form).indexOf(key)}]`;
    return faults.flatMap((fault) => {
      if (fault.path === start) return [{ ...fault, path: "" }];
      return fault.path.startsWith(`${start}.`)
        ? [{ ...fault, path: fault.path.slice(start.length + 1) }]
        : [];
    });
  });
}
