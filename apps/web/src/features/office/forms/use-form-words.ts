import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { useFormsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import type { FieldWords } from "../form/conflict-notice.tsx";
import type { StoredRecord } from "../schema/kinds.ts";
import type { StoredQuestion } from "./question.ts";
import { useQuestionName } from "./use-question-name.ts";

/** Returns the names and values of questions and of their orders in words. */
export function useFormWords(base: StoredRecord, record: StoredRecord): FieldWords {
  const phrases = useFormsPhrases();
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const nameOf = useQuestionName();
  const labelOf = (name: string) => {
    if (name === "Fiche" || name === "Vevent") return phrases.order({ form: phrases.forms[name] });
    const question = record[name] ?? base[name];
    return question === undefined ? "" : nameOf(question as StoredQuestion);
  };
  return {
    labelOf,
    describe: (_name, value) => {
      if (Array.isArray(value)) return value.map(labelOf).join(", ");
      const { type, label, archived } = Object(value) as StoredQuestion;
      if (archived === true) return phrases.archived;
      const text = localize(label as LocalizedText, language, group.locale);
      return [text, phrases.types[type as keyof typeof phrases.types]].filter(Boolean).join(" · ") || "–";
    },
  };
}
