import { isHiddenName } from "../fiche/is-shown-fiche.ts";
import { checkField } from "../form/check-field.ts";
import type { Field, FieldFault, FieldValue } from "../form/field.ts";
import { cleanCell, type DateOrder, readAnswer, readEmail, readPhone, splitName } from "./read-cell.ts";

/** A person as a row of a file describes them; "" and missing answers are unknown. */
export interface ImportedPerson {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
  readonly firstphone: string;
  readonly externid: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
}

/** The values that are left out of a row, by the target of the column. */
export type ImportFaults = Readonly<Record<string, FieldFault>>;

export interface ReadRow {
  /** null for a row that names nobody. */
  readonly person: ImportedPerson | null;
  readonly faults: ImportFaults;
}

interface ImportForm {
  /** The fields of the group's form, with name and address. */
  readonly fields: readonly Field[];
  /** The target of each column; null: left out. */
  readonly columns: readonly (string | null)[];
  readonly dateOrder: DateOrder;
  /** A day on the group's clock. */
  readonly today: string;
}

const LONGEST_EXTERNID = 64;

/**
 * Reads one row. Values that the group's form would refuse are left out and reported; required questions may be missing. Of
 * several columns with one target the first value counts.
 */
export function readRow(
  cells: readonly string[],
  { fields, columns, dateOrder, today }: ImportForm,
): ReadRow {
  const values = new Map<string, string>();
  for (const [index, target] of columns.entries()) {
    const text = cleanCell(cells[index] ?? "");
    if (target !== null && text !== "" && !values.has(target)) values.set(target, text);
  }
  const whole = splitName(values.get("fullname") ?? "");
  const faults: Record<string, FieldFault> = {};
  const accept = (name: string, answer: FieldValue): FieldValue => {
    const field = fields.find((one) => one.name === name);
    if (!field || answer === "") return "";
    const checked = checkField({ ...field, required: false }, answer, today);
    if (!checked.ok) faults[name] = checked.fault;
    return checked.ok ? (checked.value ?? "") : "";
  };
  const text = (name: string, typed: string): string => String(accept(name, typed));
  const [typedEmail = "", typedPhone = ""] = [values.get("email"), values.get("firstphone")];
  const phone = readPhone(typedPhone);
  if (typedPhone !== "" && phone === "") faults["firstphone"] = "format";
  const answers: Record<string, FieldValue> = {};
  for (const field of fields) {
    const typed = values.get(field.name);
    if (typed === undefined || OWN.has(field.name)) continue;
    const answer = accept(field.name, readAnswer(field, typed, dateOrder, today));
    if (answer !== "") answers[field.name] = answer;
  }
  const externid = values.get("externid") ?? "";
  if (externid.length > LONGEST_EXTERNID) faults["externid"] = "format";
  const person: ImportedPerson = {
    lastname: text("lastname", values.get("lastname") ?? whole.lastname),
    firstname: text("firstname", values.get("firstname") ?? whole.firstname),
    email: text("email", readEmail(typedEmail) || typedEmail),
    firstphone: text("firstphone", phone),
    externid: externid.length > LONGEST_EXTERNID ? "" : externid,
    fields: answers,
  };
  const { lastname, firstname, email, firstphone } = person;
  const isNobody = [lastname, firstname, email, firstphone].every((part) => part === "");
  return { person: isNobody || isHiddenName(lastname) ? null : person, faults };
}

const OWN: ReadonlySet<string> = new Set(["lastname", "firstname", "email", "firstphone"]);
