import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

/** A stored question, with its texts in every language. */
export interface StoredQuestion {
  readonly name: string;
  readonly type: string;
  readonly archived?: boolean;
  readonly [option: string]: unknown;
}

/**
 * A choice as the inputs edit it. `value` is stored as the answer; it is "" for a new choice, which nobody can have chosen yet.
 */
export interface Choice {
  readonly value: string | number;
  readonly label: LocalizedText;
  readonly choices?: readonly Choice[];
}

/** A choice may be a bare value, which is then its label. */
export function toChoices(choices: unknown): Choice[] {
  if (!Array.isArray(choices)) return [];
  return choices.map((choice: unknown): Choice => {
    if (typeof choice !== "object" || choice === null)
      return { value: choice as string | number, label: String(choice) };
    const { value, label, choices: inner } = choice as Partial<Choice>;
    return {
      value: value ?? "",
      label: label ?? String(value ?? ""),
      ...(inner && { choices: toChoices(inner) }),
    };
  });
}

/**
 * Returns the question with values for its new choices: their labels, so that stored answers are readable. A stored value stays
 * when its label changes. Leaves out choices without a text.
 */
export function withChoiceValues(question: StoredQuestion, locale: string): StoredQuestion {
  if (!Array.isArray(question["choices"])) return question;
  return { ...question, choices: fillInValues(toChoices(question["choices"]), locale) };
}

function fillInValues(choices: readonly Choice[], locale: string): Choice[] {
  const usedValues = new Set(choices.map(({ value }) => String(value)));
  return choices.flatMap((choice) => {
    const name = localize(choice.label, locale, locale).trim();
    if (choice.value === "" && name === "") return [];
    const value = choice.value === "" ? free(name, usedValues) : choice.value;
    usedValues.add(String(value));
    return [{ ...choice, value, ...(choice.choices && { choices: fillInValues(choice.choices, locale) }) }];
  });
}

function free(name: string, usedNames: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const value = number === 1 ? name : `${name} ${number}`;
    if (!usedNames.has(value)) return value;
  }
}

/**
 * Returns a function that names a question in lists: its own text, or the product's if the group has written none; a question
 * without either has the name of its type.
 */
export function useQuestionName(): (question: StoredQuestion) => string {
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const { lastname, firstname, email, firstphone } = usePhrases().fiche;
  const types: Readonly<Record<string, string>> = useProPhrases("forms").types;
  const usual: Readonly<Record<string, string>> = { lastname, firstname, email, firstphone };
  return ({ name, type, label, rightLabel }) =>
    localize(label as LocalizedText, language, group.locale) ||
    localize(rightLabel as LocalizedText, language, group.locale) ||
    usual[name] ||
    types[type] ||
    name;
}
