import { FICHE_COLUMN_NAMES } from "@rendezvous/contract/booking/fiche-table";
import type { ListedFiche } from "@rendezvous/contract/booking/fiche-table";
import type { Field } from "@rendezvous/domain/form/field";
import { findLinkedChoice } from "@rendezvous/domain/form/field";
import { formatNumericDate } from "@rendezvous/phrases/format-date";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";
import { useFicheFields } from "../../ground/fiche/use-fiche-fields.ts";

export interface ClientColumn {
  readonly name: string;
  readonly label: string;
  readonly toText: (client: ListedFiche) => string;
}

export const DEFAULT_COLUMNS = ["lastname", "firstname", "email", "phone", "last_visit", "next_appointment"];

const OWN_FIELDS = ["lastname", "firstname", "email", "firstphone"];

/** Returns the group's own questions about a client. */
export function useClientQuestions(): readonly Field[] {
  return useFicheFields().filter(({ name }) => !OWN_FIELDS.includes(name));
}

/** Returns the columns that the table may have: the product's own, and the group's questions. */
export function useClientColumns(): readonly ClientColumn[] {
  const phrases = useProPhrases("ficheTable");
  const dateLocale = useDateLocale();
  const labelled = useLabelled();
  const questions = useClientQuestions();
  const day = (wall: string | null) =>
    wall === null ? "" : formatNumericDate(wall.slice(0, 10), dateLocale);
  const yesNo = (value: unknown) => (value === true ? phrases.yes : phrases.no);
  const texts: Readonly<Record<(typeof FICHE_COLUMN_NAMES)[number], ClientColumn["toText"]>> = {
    lastname: ({ lastname }) => lastname,
    firstname: ({ firstname }) => firstname,
    email: ({ email }) => email,
    phone: ({ firstphone }) => firstphone.replaceAll(" ", "\u00a0"),
    last_visit: ({ last_visit }) => day(last_visit),
    next_appointment: ({ next_appointment }) => day(next_appointment),
    visits: ({ visits }) => String(visits),
    missed: ({ missed = 0 }) => String(missed),
    blacklisted: ({ blacklisted }) => yesNo(blacklisted),
    number: ({ externid }) => externid ?? "",
    created_at: ({ created_at }) => day(created_at),
    metadata: ({ metadata = {} }) =>
      Object.entries(metadata)
        .map(([key, value]) => labelled(key, value))
        .join(", "),
  };
  const toAnswer = ({ name, type, choices }: Field, client: ListedFiche): string => {
    const value = client[name];
    if (type === "boolean") return yesNo(value);
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    if (type === "datesplit") return text === "" ? "" : formatNumericDate(text, dateLocale);
    if (type !== "linkedcombo") return choices.find((one) => one.value === text)?.label ?? text;
    const linked = findLinkedChoice(choices, text);
    return linked ? [linked.parent.label, linked.child?.label].filter(Boolean).join(", ") : text;
  };
  return [
    ...FICHE_COLUMN_NAMES.map((name) => ({ name, label: phrases.columns[name], toText: texts[name] })),
    ...questions.map((field) => ({
      name: field.name,
      label: field.label || field.name,
      toText: (client: ListedFiche) => toAnswer(field, client),
    })),
  ];
}
