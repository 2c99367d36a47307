export type FieldValue = string | number | boolean | null;

/** "empty": required and not given, or only half given. "format": given and not acceptable. */
export type FieldFault = "empty" | "format";

/** A choice as a group file writes it: a bare value, or a value with its label. */
export type ChoiceDefinition =
  | string
  | number
  | {
      readonly value: string | number;
      readonly label?: unknown;
      readonly lang?: string | undefined;
      readonly choices?: readonly ChoiceDefinition[] | undefined;
    };

/** A field is asked only for some answers to an earlier field of its form: choices, of two lists those of the first, or whether a box is ticked. */
export interface ConditionDefinition {
  readonly field: string;
  readonly values: readonly (string | number | boolean)[];
}

/** A field as a group defines it, not yet read: docs/screens.md, "Form fields". Texts may be in one language or in several. */
export interface FieldDefinition {
  readonly name: string;
  readonly type: string;
  readonly label?: unknown;
  readonly lang?: string | undefined;
  readonly description?: unknown;
  readonly rightLabel?: unknown;
  readonly placeholder?: unknown;
  readonly required?: boolean | undefined;
  /** Asked no more. */
  readonly archived?: boolean | undefined;
  readonly condition?: ConditionDefinition | undefined;
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
  /** Of its label, where it is another than the page's. */
  readonly lang?: string | undefined;
  /** Of a linkedcombo: the second list. */
  readonly choices: readonly Choice[];
}

/** Read: answers are compared as texts, a tick as "true" or "false". */
export interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** What a field's name makes of its value, beyond its type. */
export type FieldMeaning = "birthdate" | "request_number" | "identifier";

/** A field ready to be shown and checked: every option has its value, inputex is unfolded. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly meaning: FieldMeaning | null;
  readonly label: string;
  /** Of its labels, where it is another than the page's. */
  readonly lang?: string | undefined;
  /** May be HTML that the server has sanitised. */
  readonly description: string;
  readonly rightLabel: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** null: always asked. */
  readonly condition: Condition | null;
  /** What the group has filled in already. */
  readonly value: FieldValue;
  readonly choices: readonly Choice[];
  readonly addEmptyChoice: boolean;
  readonly allowAny: boolean;
  readonly display: string;
  readonly dateFormat: string;
  readonly regexp: string;
  /** Characters, not bytes. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly min: number;
  readonly max: number;
  readonly negative: boolean;
  readonly trim: boolean;
  readonly rows: number;
  readonly cols: number | null;
}
