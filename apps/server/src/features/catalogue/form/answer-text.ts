import type { Forms } from "@rendezvous/contract/catalogue/form";
import type { FicheData } from "@rendezvous/contract/people/personal-data";
import { type Field, findLinkedChoice } from "@rendezvous/domain/form/field";
import { readField } from "@rendezvous/domain/form/read-field";
import { formatDate } from "@rendezvous/phrases/format-date";

type Answer = FicheData["answers"][number];

interface Wording {
  readonly dateLocale: string;
  readonly yes: string;
  readonly no: string;
}

/** Returns an answer as text: a choice by its label, a date in words; the stored value if the form no longer has the field. */
export function toAnswerText({ name, value }: Answer, form: Forms[keyof Forms], wording: Wording): string {
  if (value === null || value === "") return "";
  if (typeof value === "boolean") return value ? wording.yes : wording.no;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const question = form.find((field) => field.name === name);
  return question ? inWords(text, readField(question), wording) : text;
}

function inWords(value: string, { type, choices }: Field, { dateLocale }: Wording): string {
  if (type === "datesplit") return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, dateLocale) : value;
  if (type !== "linkedcombo") return choices.find((one) => one.value === value)?.label ?? value;
  const linked = findLinkedChoice(choices, value);
  return linked ? [linked.parent.label, linked.child?.label].filter(Boolean).join(", ") : value;
}
