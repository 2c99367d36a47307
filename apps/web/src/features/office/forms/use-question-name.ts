import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import type { StoredQuestion } from "./question.ts";

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
