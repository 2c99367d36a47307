import {
  type AppointmentTarget,
  type ColumnTarget,
  type ImportKind,
  targetsOf,
} from "@rendezvous/domain/fiche-import/match-columns";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useClientQuestions } from "./use-client-columns.ts";

/** Returns what a column may contain, with its name: the product's own fields, and the group's questions. */
export function useTargetNames(kind: ImportKind): readonly (readonly [target: string, name: string])[] {
  const { columns } = useProPhrases("ficheTable");
  const { fullname } = useProPhrases("ficheImport");
  const { targets } = useProPhrases("appointmentImport");
  const questions = useClientQuestions();
  const own: Readonly<Record<ColumnTarget | AppointmentTarget, string>> = {
    ...targets,
    lastname: columns.lastname,
    firstname: columns.firstname,
    fullname,
    email: columns.email,
    firstphone: columns.phone,
    externid: columns.number,
  };
  return [
    ...targetsOf(kind).map((target) => [target, own[target]] as const),
    ...questions.map(({ name, label }) => [name, label || name] as const),
  ];
}
