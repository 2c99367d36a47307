import type { ConditionDefinition } from "@rendezvous/domain/form/field";
import { localize } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { type StoredQuestion, toChoices, useQuestionName } from "./question.ts";

type ConditionText = (question: StoredQuestion, form: readonly StoredQuestion[]) => string;

export function conditionOf(question: StoredQuestion): ConditionDefinition | undefined {
  return question["condition"] as ConditionDefinition | undefined;
}

/** Returns a function that writes the condition of a question as a sentence; empty if the question has none. */
export function useConditionText(): ConditionText {
  const { condition: phrases } = useProPhrases("forms");
  const { language } = useWording();
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const nameOf = useQuestionName();
  return (condition, form) => {
    const { field, values = [] } = conditionOf(condition) ?? {};
    const named = form.find(({ name }) => name === field);
    if (named === undefined || values.length === 0) return "";
    const question = nameOf(named);
    if (named.type === "boolean")
      return values.includes(true) ? phrases.isTicked({ question }) : phrases.isNotTicked({ question });
    const choices = toChoices(named["choices"]);
    const valueTexts = values.map((value) => {
      const choice = choices.find((one) => one.value === value);
      return phrases.quoted({ text: localize(choice?.label, language, group.locale) || String(value) });
    });
    const answers = new Intl.ListFormat(dateLocale, { type: "disjunction" }).format(valueTexts);
    return phrases.isAnswer({ question, answers });
  };
}
