import { isEmail, normalizeEmail } from "../account/email.ts";
import { foldName } from "../fiche/is-same-person.ts";
import type { DatePart } from "../form/date-parts.ts";
import { type Field, findLinkedChoice, linkedValue } from "../form/field.ts";

export type DateOrder = "dmy" | "mdy" | "ymd";

const PARTS: Readonly<Record<DateOrder, readonly DatePart[]>> = {
  dmy: ["day", "month", "year"],
  mdy: ["month", "day", "year"],
  ymd: ["year", "month", "day"],
};

/** Several values in one cell, as in files of Google Contacts. */
const SEVERAL = / ::: |\n/;

/** Removes blanks, and the apostrophe by which a spreadsheet marks a text. */
export function cleanCell(cell: string): string {
  return cell
    .trim()
    .replace(/^'(?=[=+\-@\d])/, "")
    .trim();
}

/** Returns the numbers of a date; null for anything else. A time after it is ignored. */
function datePartsOf(text: string): readonly string[] | null {
  const match = /^(\d{1,4})[./\- ]\s?(\d{1,2})[./\- ]\s?(\d{1,4})\.?(?:[T ,].*)?$/.exec(text);
  if (match) return match.slice(1);
  return /^\d{8}$/.test(text) ? [text.slice(0, 4), text.slice(4, 6), text.slice(6)] : null;
}

/**
 * Returns the order in which the dates of a column are written: as its dates prove by a number above 12, otherwise as in the
 * owner's language.
 */
export function detectDateOrder(cells: readonly string[], usual: DateOrder): DateOrder {
  for (const cell of cells) {
    const [first = "", second = ""] = datePartsOf(cleanCell(cell)) ?? [];
    if (first.length === 4) continue;
    if (Number(first) > 12) return "dmy";
    if (Number(second) > 12) return "mdy";
  }
  return usual === "ymd" ? "dmy" : usual;
}

/** Returns `YYYY-MM-DD`; "" for a text that is no date. A year of two digits is the last such year until `today`. */
export function readDate(text: string, order: DateOrder, today: string): string {
  const numbers = datePartsOf(text);
  if (numbers === null) return "";
  const typed = numbers[0]?.length === 4 ? PARTS.ymd : PARTS[order];
  const part = (name: DatePart) => numbers[typed.indexOf(name)] ?? "";
  const month = part("month").padStart(2, "0");
  const day = part("day").padStart(2, "0");
  const year = part("year");
  if (year.length === 4) return `${year}-${month}-${day}`;
  if (year.length !== 2) return "";
  const recent = `${today.slice(0, 2)}${year}-${month}-${day}`;
  return recent <= today ? recent : `${Number(today.slice(0, 2)) - 1}${recent.slice(2)}`;
}

/** Returns the first address in a cell; "" without one. */
export function readEmail(text: string): string {
  const parts = text.split(/ ::: |[\s,;<>]+/).map((part) => normalizeEmail(part.replace(/^mailto:/i, "")));
  return parts.find(isEmail) ?? "";
}

/** Returns the first phone number in a cell as it is written; "" for a text that is none, such as 3.36E+10. */
export function readPhone(text: string): string {
  const [first = ""] = text.split(SEVERAL);
  const phone = first.replace(/^tel:/i, "").replace(/\s+/g, " ").trim();
  const digits = phone.replace(/\D/g, "").length;
  const isNumber = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?|poste)\s?\d+)?$/i.test(phone);
  return isNumber && digits >= 4 && phone.length <= 40 ? phone : "";
}

export interface ReadName {
  readonly firstname: string;
  readonly lastname: string;
}

function isCapital(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** Splits a whole name: at a comma, otherwise words in capitals are the last name, otherwise the first word is the first name. */
export function splitName(text: string): ReadName {
  const name = text.replace(/\s+/g, " ").trim();
  const [before = "", after] = name.split(/\s*,\s*/, 2);
  if (after !== undefined) return { lastname: before, firstname: after };
  const words = name.split(" ");
  const capitals = words.filter(isCapital);
  if (capitals.length > 0 && capitals.length < words.length)
    return { lastname: capitals.join(" "), firstname: words.filter((word) => !isCapital(word)).join(" ") };
  return words.length === 1
    ? { lastname: name, firstname: "" }
    : { firstname: words[0] ?? "", lastname: words.slice(1).join(" ") };
}

const YES = new Set("1|x|true|yes|oui|ja|si|sim|tak|ano|igen|ya|vrai|wahr|vero|y|o|j|t".split("|"));
const NO = new Set("0|false|no|non|nein|nee|nao|nie|ne|nem|ket|faux|falsch|falso|n|f|".split("|"));

/** Returns the answer to a question in the form that the form's own check reads. */
export function readAnswer(field: Field, text: string, order: DateOrder, today: string): string | boolean {
  const folded = foldName(text);
  if (field.type === "boolean") return YES.has(folded) ? true : NO.has(folded) ? false : text;
  if (field.type === "datesplit") return readDate(text, order, today) || text;
  if (field.type === "email") return readEmail(text) || text;
  if (field.type === "integer") return text.replace(/(?<=\d)[.,]0+$/, "").replaceAll(/[\s\u202f]/g, "");
  if (field.type === "linkedcombo") {
    const choices = field.choices.flatMap((parent) => [
      { value: linkedValue(parent, null), label: parent.label },
      ...parent.choices.map((child) => ({
        value: linkedValue(parent, child),
        label: `${parent.label} ${child.label}`,
      })),
    ]);
    if (findLinkedChoice(field.choices, text)) return text;
    return choices.find(({ label }) => foldName(label) === folded)?.value ?? text;
  }
  const choice = field.choices.find(({ value, label }) =>
    [foldName(value), foldName(label)].includes(folded),
  );
  return choice?.value ?? text;
}
