import { isEmail } from "../account/email.ts";
import { type Field, type FieldFault, type FieldValue, findLinkedChoice, linkedValue } from "./field.ts";
import { fitsPattern } from "./pattern.ts";

export type FieldCheck =
  | { readonly ok: true; readonly value: FieldValue | undefined }
  | { readonly ok: false; readonly fault: FieldFault };

/**
 * Characters that nobody sees, and that pasted text may contain: direction marks that reverse the following text, with which a
 * name could pass for another, for example in a mail; and those without a width, which no search finds.
 */
const INVISIBLE = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/g;
/** Spaces that forbid a line break or have another width; they come with pasted text too. */
const RARE_SPACE = /[\u00a0\u2000-\u200a\u202f]/g;

const EMPTY: FieldCheck = { ok: false, fault: "empty" };
const FORMAT: FieldCheck = { ok: false, fault: "format" };

/**
 * Checks one value. Returns an accepted one cleaned (trimmed, lower-case address, real number or boolean), a missing one as
 * undefined. `today` is a day in the group's timezone; a date of birth may be today.
 */
export function checkField(field: Field, answer: FieldValue | undefined, today: string): FieldCheck {
  const text = answer === null || answer === undefined ? "" : String(answer);
  if (field.type === "boolean") return checkBoolean(field, text);
  if (hasNoVisibleText(text)) return field.required ? EMPTY : { ok: true, value: undefined };
  if (field.type === "linkedcombo") return checkLinked(field, text);
  // An answer equal to a choice stays unchanged, even with blanks around it.
  const cleaned = clean(field, isListed(field, text) ? text : tidy(field, text), today);
  return cleaned === undefined ? FORMAT : { ok: true, value: cleaned };
}

/** True for a text without visible characters. */
export function hasNoVisibleText(text: string): boolean {
  return text.replace(INVISIBLE, "").trim() === "";
}

function tidy(field: Field, text: string): string {
  const isAsTyped = !field.trim && (field.type === "string" || field.type === "text");
  const readable = text.replace(INVISIBLE, "").replace(RARE_SPACE, " ");
  return isAsTyped ? readable : readable.trim();
}

function checkBoolean(field: Field, text: string): FieldCheck {
  const value = /^(true|t|1)$/i.test(text);
  if (!value && text !== "" && !/^(false|f|0)$/i.test(text)) return FORMAT;
  if (!value && field.required) return EMPTY;
  return { ok: true, value: text === "" ? undefined : value };
}

function checkLinked(field: Field, text: string): FieldCheck {
  const choice = findLinkedChoice(field.choices, text) ?? findLinkedChoice(field.choices, text.trim());
  if (choice === null) return FORMAT;
  // The second list is unanswered, so the answer is incomplete.
  if (choice.child === null && choice.parent.choices.length > 0) return EMPTY;
  return { ok: true, value: linkedValue(choice.parent, choice.child) };
}

function clean(field: Field, text: string, today: string): FieldValue | undefined {
  switch (field.type) {
    case "integer":
      return cleanInteger(field, text);
    case "email":
      return isEmail(text) ? fitText(field, text)?.toLowerCase() : undefined;
    case "datesplit":
      return cleanDate(field, text, today);
    case "select":
      return isListed(field, text) ? text : undefined;
    case "radio":
      return isListed(field, text) ? text : field.allowAny ? fitText(field, text) : undefined;
    default:
      return cleanMeaning(field, text);
  }
}

function cleanMeaning(field: Field, text: string): string | undefined {
  if (field.meaning === "identifier") return isIdentifier(text) ? text.toUpperCase() : undefined;
  const fitting = fitText(field, text);
  if (field.meaning !== "request_number" || fitting === undefined) return fitting;
  return cleanRequestNumbers(fitting);
}

function cleanInteger(field: Field, text: string): number | undefined {
  if (!/^[+-]?\d{1,15}$/.test(text)) return undefined;
  // Converts -0 to 0, because -0 would not equal the stored value.
  const value = Number(text) || 0;
  return value >= field.min && value <= field.max ? value : undefined;
}

function cleanDate(field: Field, text: string, today: string): string | undefined {
  if (!isDate(text)) return undefined;
  return field.meaning === "birthdate" && text > today ? undefined : text;
}

/** Line breaks and tabs are allowed only in multi-line texts; a name with one could pass for more than a name. */
const IN_NO_LINE = /[\p{Cc}\u2028\u2029]/u;
const IN_NO_TEXT = /(?![\t\n\r])\p{Cc}/u;
/** An unpaired surrogate, which no database can store. */
const HALF_CHARACTER = /\p{Cs}/u;

function fitText(field: Field, text: string): string | undefined {
  if ((field.type === "text" ? IN_NO_TEXT : IN_NO_LINE).test(text) || HALF_CHARACTER.test(text))
    return undefined;
  const length = lengthOf(text);
  if (length > field.maxLength || length < field.minLength) return undefined;
  return fitsPattern(field.regexp, text) ? text : undefined;
}

/** Returns the number of code points, which is close to what a person counts. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Whether the text is a calendar day, `YYYY-MM-DD`; there was no year 0. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith("0000")) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isListed(field: Field, text: string): boolean {
  if (field.type !== "select" && field.type !== "radio") return false;
  return field.choices.some((choice) => choice.value === text);
}

const REQUEST_NUMBERS = /^[A-Z0-9]{10}(?:[,;:\-/.\s]+[A-Z0-9]{10})*$/;

/**
 * Returns request numbers of identity documents, upper-cased: groups of exactly 10 letters or digits with separators between
 * them; undefined for anything else.
 */
function cleanRequestNumbers(text: string): string | undefined {
  // Does not use toUpperCase, which turns some letters into two, and some foreign letters into ASCII.
  const upper = text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return REQUEST_NUMBERS.test(upper) ? upper : undefined;
}

/** True for exactly 10 letters or digits: the identifier that some groups give their clients. */
function isIdentifier(text: string): boolean {
  return /^[A-Za-z0-9]{10}$/.test(text);
}
