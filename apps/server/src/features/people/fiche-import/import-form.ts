import type { ImportedQuestion } from "@rendezvous/domain/fiche-import/match-columns";
import { type ImportKind, targetsOf } from "@rendezvous/domain/fiche-import/match-columns";
import type { DateOrder } from "@rendezvous/domain/fiche-import/read-cell";
import type { Field } from "@rendezvous/domain/form/field";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type EpochMs, minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { datePartOrderIn } from "@rendezvous/phrases/format-date";
import { listQuestions } from "../../booking/fiche/table/read-table-query.ts";
import { toWireForms } from "../../catalogue/catalogue/to-wire-forms.ts";
import { viewerFormsOf } from "../../catalogue/catalogue/visible-forms.ts";
import type { ImportRow } from "./import-data.ts";

/** Returns the questions of the group's form with their labels in the owner's language. */
export function importedQuestions(group: GroupRecord, locale: string): ImportedQuestion[] {
  const form = toWireForms(group, locale).Fiche;
  return listQuestions(group).map(({ name, meaning }) => ({
    name,
    label: form.find((field) => field.name === name)?.label ?? "",
    isBirthdate: meaning === "birthdate",
  }));
}

/** Whether a column of a file of this kind may have this target. */
export function isTarget(group: GroupRecord, kind: ImportKind, target: string | null): boolean {
  if (target === null || (targetsOf(kind) as readonly string[]).includes(target)) return true;
  return listQuestions(group).some(({ name }) => name === target);
}

export function usualDateOrder(group: GroupRecord, locale: string): DateOrder {
  const [first] = datePartOrderIn(dateLocaleOf(locale, group.fields.country));
  return first === "month" ? "mdy" : "dmy";
}

/**
 * Returns the form and settings with which an import's rows are read. A choice may also be named by its label in the group's
 * language.
 */
export function toImportForm(group: GroupRecord, { targets, date_order }: ImportRow, nowMs: EpochMs) {
  const { timezone, locale } = group.fields;
  const form = toWireForms(group, locale).Fiche;
  const fields = viewerFormsOf(group, "pro").fiche.map((field): Field => {
    const labelled = form.find(({ name }) => name === field.name);
    return labelled ? { ...field, choices: withLabels(field.choices, labelled.choices) } : field;
  });
  const { day: today } = instantToWall(timezone, minuteOf(nowMs));
  return { fields, columns: targets, dateOrder: date_order, today };
}

type Choices = Field["choices"];

function withLabels(choices: Choices, labelled: unknown): Choices {
  const labels = new Map<string, string>();
  for (const one of Array.isArray(labelled) ? labelled : [])
    if (typeof one === "object" && one !== null)
      labels.set(String(one.value), String(one.label ?? one.value));
  return choices.map((choice) => ({ ...choice, label: labels.get(choice.value) ?? choice.label }));
}
