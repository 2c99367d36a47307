import { COLUMN_TARGETS } from "@rendezvous/domain/fiche-import/match-columns";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useClientQuestions } from "./use-client-columns.ts";

/** Returns what a column may contain, with its name: the product's own fields, and the group's questions. */
export function useTargetNames(): readonly (readonly [target: string, name: string])[] {
  const { columns } = useProPhrases("ficheTable");
  const { fullname } = useProPhrases("ficheImport");
  const questions = useClientQuestions();
  const own: Readonly<Record<(typeof COLUMN_TARGETS)[number], string>> = {
    lastname: columns.lastname,
    firstname: columns.firstname,
    fullname,
    email: columns.email,
    firstphone: columns.phone,
    externid: columns.number,
  };
  return [
    ...COLUMN_TARGETS.map((target) => [target, own[target]] as const),
    ...questions.map(({ name, label }) => [name, label || name] as const),
  ];
}
