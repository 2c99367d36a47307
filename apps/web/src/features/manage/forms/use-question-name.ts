import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { usePhrases, useWording } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import type { StoredQuestion } from "./question.ts";

/** What a question is called in lists: its own text, or the product's where the group gave none. */
export function useQuestionName(): (question: StoredQuestion) => string {
  const { language } = useWording();
  const { group } = useKnownGroup();
  const { lastname, firstname, email, firstphone } = usePhrases().fiche;
  const usual: Readonly<Record<string, string>> = { lastname, firstname, email, firstphone };
  return ({ name, label, rightLabel }) =>
    localize(label as LocalizedText, language, group.locale) ||
    localize(rightLabel as LocalizedText, language, group.locale) ||
    usual[name] ||
    name;
}
