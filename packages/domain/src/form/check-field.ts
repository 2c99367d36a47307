import { isEmail } from "../account/email.ts";

export type FieldValue = string | number | boolean | null;
/** "empty": required and not given. "format": given and not acceptable. SPEC.md section 5. */
export type FieldFault = "empty" | "format";

/** A choice as a group file writes it: a bare value, or a value with its label. */
export type FieldChoice =
  | string
  | number
  | { readonly value: string | number; readonly choices?: readonly FieldChoice[] };

/** A field definition, as far as its value is checked: WIRE.md section 8. */
export interface FieldDefinition {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly negative?: boolean | undefined;
  readonly regexp?: string | undefined;
  readonly trim?: boolean | undefined;
  readonly choices?: readonly FieldChoice[] | undefined;
  readonly allowAny?: boolean | undefined;
  readonly definition?: string | undefined;
}

export type FieldCheck =
  | { readonly ok: true; readonly value: FieldValue | undefined }
  | { readonly ok: false; readonly fault: FieldFault };

const LONGEST_TEXT = 255;
const LARGEST_NUMBER = 2_147_483_647;

/** Checks one value; what is accepted comes back cleaned (trimmed, lower-cased address, real number or boolean). */
export function checkField(asked: FieldDefinition, given: FieldValue | undefined): FieldCheck {
  const field = asked.type === "inputex" ? unwrapInputex(asked) : asked;
  const text = given === null || given === undefined ? "" : String(given);
  if (field.type === "boolean") return checkBoolean(field, text);
  const trimmed = field.trim === false && field.type !== "email" ? text : text.trim();
  if (trimmed.trim() === "") {
    // SPEC.md section 3: the field `locale` is never required.
    const isRequired = field.required === true && field.name !== "locale";
    return isRequired ? { ok: false, fault: "empty" } : { ok: true, value: undefined };
  }
  const value = cleanValue(field, trimmed);
  return value === undefined ? { ok: false, fault: "format" } : { ok: true, value };
}

function checkBoolean(field: FieldDefinition, text: string): FieldCheck {
  const value = /^(true|t|1)$/i.test(text);
  if (!value && text !== "" && !/^(false|f|0)$/i.test(text)) return { ok: false, fault: "format" };
  if (!value && field.required) return { ok: false, fault: "empty" };
  return { ok: true, value: text === "" ? undefined : value };
}

function cleanValue(field: FieldDefinition, text: string): FieldValue | undefined {
  if (field.type === "integer") return cleanInteger(field, text);
  if (field.type === "email") return text.length <= 254 && isEmail(text) ? text.toLowerCase() : undefined;
  if (field.type === "datesplit") return isDate(text) ? text : undefined;
  if (field.type === "select") return isChoice(field.choices, text) ? text : undefined;
  if (field.type === "radio")
    return field.allowAny || isChoice(field.choices, text) ? fitText(field, text) : undefined;
  if (field.type === "linkedcombo") return isLinkedChoice(field.choices, text) ? text : undefined;
  return fitText(field, text);
}

function cleanInteger(field: FieldDefinition, text: string): number | undefined {
  if (!/^[+-]?\d{1,15}$/.test(text)) return undefined;
  const value = Number(text);
  const least = field.min ?? (field.negative ? -LARGEST_NUMBER : 0);
  return value >= least && value <= (field.max ?? LARGEST_NUMBER) ? value : undefined;
}

/** Line breaks and tabs are for the texts that have lines; a name with one could pass for more than a name. */
const IN_NO_LINE = /[\p{Cc}\u2028\u2029]/u;
const IN_NO_TEXT = /(?![\t\n\r])\p{Cc}/u;

function fitText(field: FieldDefinition, text: string): string | undefined {
  if ((field.type === "text" ? IN_NO_TEXT : IN_NO_LINE).test(text)) return undefined;
  const length = Array.from(text).length;
  if (length > (field.maxLength ?? LONGEST_TEXT) || length < (field.minLength ?? 0)) return undefined;
  return matches(field.regexp, text) ? text : undefined;
}

function matches(regexp: string | undefined, text: string): boolean {
  if (!regexp) return true;
  try {
    return new RegExp(`^(?:${regexp})$`, "u").test(text);
  } catch {
    // A pattern that does not compile was never a rule the professional could have tried.
    return true;
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function valueOf(choice: FieldChoice): string {
  return String(typeof choice === "object" ? choice.value : choice);
}

function isChoice(choices: readonly FieldChoice[] | undefined, text: string): boolean {
  return (choices ?? []).some((choice) => valueOf(choice) === text);
}

function isLinkedChoice(choices: readonly FieldChoice[] | undefined, text: string): boolean {
  return (choices ?? []).some(
    (parent) =>
      typeof parent === "object" &&
      (parent.choices ?? []).some((child) => `${valueOf(parent)}_${valueOf(child)}` === text),
  );
}

/** An inputex definition is JSON text; what the form says about name and requirement lies over it. */
function unwrapInputex(field: FieldDefinition): FieldDefinition {
  try {
    const inner: unknown = JSON.parse(field.definition ?? "");
    if (typeof inner !== "object" || inner === null) return { ...field, type: "string" };
    const { type = "string", ...rest } = inner as Partial<FieldDefinition>;
    return {
      ...rest,
      name: field.name,
      type: type === "inputex" ? "string" : type,
      required: field.required,
    };
  } catch {
    return { ...field, type: "string" };
  }
}
