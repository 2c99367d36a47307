import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { useFormsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import type { StoredQuestion } from "./question.ts";

/** What a question is called in lists: its own text, or the product's where the group gave none; before it has one, its type. */
export function useQuestionName(): (question: StoredQuestion) => string {
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const { lastname, firstname, email, firstphone } = usePhrases().fiche;
  const types: Readonly<Record<string, string>> = useFormsPhrases().types;
  const usual: Readonly<Record<string, string>> = { lastname, firstname, email, firstphone };
  return ({ name, type, label, rightLabel }) =>
    localize(label as LocalizedText, language, group.locale) ||
    localize(rightLabel as LocalizedText, language, group.locale) ||
    usual[name] ||
    types[type] ||
    name;
}
