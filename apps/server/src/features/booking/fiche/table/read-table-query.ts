import type { FicheFilters } from "@rendezvous/contract/booking/fiche-table";
import type { Field } from "@rendezvous/domain/form/field";
import { dateOf } from "@rendezvous/domain/time/instant";
import { wallToInstant } from "@rendezvous/domain/time/zone";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type Refusal, refuse } from "../../../../http/call.ts";
import { viewerFormsOf } from "../../../catalogue/catalogue/visible-forms.ts";
import { birthdateFieldName } from "../birthdate-field-name.ts";
import type { AnswerFilter, FicheTableQuery } from "./table-data.ts";

const COLUMNS: ReadonlySet<string> = new Set(["lastname", "firstname", "email", "firstphone"]);

/** Returns the group's own questions about a client. */
export function listQuestions(group: GroupRecord): readonly Field[] {
  return viewerFormsOf(group, "pro").fiche.filter(({ name }) => !COLUMNS.has(name));
}

/** Checks the filters against the group's form. */
export function readTableQuery(
  group: GroupRecord,
  filters: FicheFilters,
  now: Date,
): { readonly ok: true; readonly query: FicheTableQuery } | Refusal {
  const { order: sort, dir, not_since, born_in, field, answer, metadata_key, metadata_value } = filters;
  const question = field === undefined ? null : listQuestions(group).find(({ name }) => name === field);
  if (question === undefined)
    return refuse("bad_request", { fields: { field: "expected a question of the form" } });
  if (question === null && answer !== undefined)
    return refuse("bad_request", { fields: { answer: "expected only with field" } });
  const filter = question && toAnswerFilter(question, answer);
  if (filter === undefined)
    return refuse("bad_request", { fields: { answer: "expected an answer to the question" } });
  if ((metadata_key === undefined) !== (metadata_value === undefined))
    return refuse("bad_request", { fields: { metadata_key: "expected together with metadata_value" } });
  const query: FicheTableQuery = {
    now,
    sort,
    dir,
    neverCame: filters.never_came ?? false,
    notSince: not_since === undefined ? null : dateOf(wallToInstant(group.fields.timezone, not_since, 0)),
    missed: filters.missed ?? false,
    blacklisted: filters.blacklisted ?? false,
    born: born_in === undefined ? null : { name: birthdateFieldName(group), pattern: toPattern(born_in) },
    answer: filter,
    metadata: metadata_key === undefined ? null : { key: metadata_key, values: [metadata_value!] },
  };
  return { ok: true, query };
}

/** Returns the pattern of a date in this month, year, or month of a year. */
function toPattern(bornIn: string): string {
  return bornIn.length === 2 ? `____-${bornIn}-%` : `${bornIn}-%`;
}

/** Returns undefined for an answer that the question cannot have. */
function toAnswerFilter({ name, type }: Field, answer: string | undefined): AnswerFilter | undefined {
  if (answer === undefined) return { name };
  if (type === "boolean") {
    const equal = { true: true, false: false }[answer];
    return equal === undefined ? undefined : { name, equal };
  }
  if (type === "integer") return /^-?\d{1,15}$/.test(answer) ? { name, equal: Number(answer) } : undefined;
  const isChoice = type === "select" || type === "radio" || type === "linkedcombo" || type === "datesplit";
  return isChoice ? { name, equal: answer } : { name, part: answer };
}
