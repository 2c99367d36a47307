export type FieldValue = string | number | boolean | null;

/** "empty": required but missing or incomplete. "format": given but not acceptable. */
export type FieldFault = "empty" | "format";

/** A choice in a group file: a bare value, or a value with its label. */
export type ChoiceDefinition =
  | string
  | number
  | {
      readonly value: string | number;
      readonly label?: unknown;
      readonly lang?: string | undefined;
      readonly choices?: readonly ChoiceDefinition[] | undefined;
    };

/**
 * The field is asked only for some answers to an earlier field of its form: choices (of two lists, those of the first), or
 * whether a checkbox is ticked.
 */
export interface ConditionDefinition {
  readonly field: string;
  readonly values: readonly (string | number | boolean)[];
}

/** A group's definition of a field before parsing: docs/screens.md, "Form fields". Texts may be in one language or in several. */
export interface StoredField {
  readonly name: string;
  readonly type: string;
  readonly label?: unknown;
  readonly lang?: string | undefined;
  readonly description?: unknown;
  readonly rightLabel?: unknown;
  readonly placeholder?: unknown;
  readonly required?: boolean | undefined;
  /** True: no longer asked. */
  readonly archived?: boolean | undefined;
  readonly condition?: ConditionDefinition | undefined;
  /** The services with which it is asked; none: with all. */
  readonly interventions?: readonly number[] | undefined;
  readonly value?: FieldValue | undefined;
  readonly choices?: readonly ChoiceDefinition[] | undefined;
  readonly addEmptyChoice?: boolean | undefined;
  readonly allowAny?: boolean | undefined;
  readonly display?: string | undefined;
  readonly dateFormat?: string | undefined;
  readonly regexp?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly negative?: boolean | undefined;
  readonly trim?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly cols?: number | undefined;
  readonly definition?: string | undefined;
}

export const FIELD_TYPES = [
  "string",
  "text",
  "email",
  "integer",
  "boolean",
  "select",
  "radio",
  "linkedcombo",
  "datesplit",
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The language of its label, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** For a linkedcombo: the second list. */
  readonly choices: readonly Choice[];
}

/** The parsed form: answers are compared as texts, a checkbox as "true" or "false". */
export interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** The meaning of a value that follows from the field's name. */
export type FieldMeaning = "birthdate" | "request_number" | "identifier";

/** A field ready for display and checks: every option has a value, and inputex is expanded. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly meaning: FieldMeaning | null;
  readonly label: string;
  /** The language of its labels, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** May be HTML, which the server has sanitised. */
  readonly description: string;
  readonly rightLabel: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** null: always asked. */
  readonly condition: Condition | null;
  /** The services with which it is asked; empty: with all. */
  readonly services: readonly number[];
  /** The value that the group has preset. */
  readonly value: FieldValue;
  readonly choices: readonly Choice[];
  readonly addEmptyChoice: boolean;
  readonly allowAny: boolean;
  readonly display: string;
  readonly dateFormat: string;
  readonly regexp: string;
  /** In characters, not bytes. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly min: number;
  readonly max: number;
  readonly negative: boolean;
  readonly trim: boolean;
  readonly rows: number;
  readonly cols: number | null;
}

interface LinkedChoice {
  readonly parent: Choice;
  /** null while only the first list is answered. */
  readonly child: Choice | null;
}

/** Returns the choices of a `parent_child` value; null when it is none. A parent without children is a value by itself. */
export function findLinkedChoice(choices: readonly Choice[], value: string): LinkedChoice | null {
  for (const parent of choices) {
    const child = parent.choices.find((one) => linkedValue(parent, one) === value);
    if (child !== undefined) return { parent, child };
  }
  const parent = choices.find((one) => one.value === value || `${one.value}_` === value);
  return parent === undefined ? null : { parent, child: null };
}

/** Returns the value in the API's form. */
export function linkedValue(parent: Choice, child: Choice | null): string {
  return child === null ? parent.value : `${parent.value}_${child.value}`;
}
