import {
  type Choice,
  type ChoiceDefinition,
  type Condition,
  type Field,
  FIELD_TYPES,
  type StoredField,
} from "./field.ts";

const LONGEST_TEXT = 255;
const LONGEST_ADDRESS = 254;
/** The API's limit for one answer; no form can raise it. */
const LONGEST_ANSWER = 10_000;
const LARGEST_NUMBER = 2_147_483_647;

/** Parses a definition with the defaults of docs/screens.md, "Form fields". Never fails: an unknown one becomes a text field. */
export function readField(definition: StoredField): Field {
  const read = definition.type === "inputex" ? unfoldInputex(definition) : definition;
  const type = FIELD_TYPES.find((candidate) => candidate === read.type) ?? "string";
  const negative = read.negative === true || numberOr(read.min, 0) < 0;
  const longest = numberOr(read.maxLength, LONGEST_TEXT);
  return {
    name: read.name,
    type,
    meaning: type === "datesplit" && /birth/i.test(read.name) ? "birthdate" : null,
    label: textOf(read.label),
    lang: read.lang,
    description: textOf(read.description),
    rightLabel: textOf(read.rightLabel),
    placeholder: textOf(read.placeholder),
    required: read.required === true,
    condition: conditionOf(read.condition),
    services: read.interventions ?? [],
    value: isFieldValue(read.value) ? read.value : null,
    choices: choicesOf(read.choices),
    addEmptyChoice: read.addEmptyChoice === true,
    allowAny: Boolean(read.allowAny),
    display: textOf(read.display),
    dateFormat: textOf(read.dateFormat),
    regexp: textOf(read.regexp),
    minLength: Math.max(0, numberOr(read.minLength, 0)),
    maxLength: Math.min(longest, type === "email" ? LONGEST_ADDRESS : LONGEST_ANSWER),
    min: numberOr(read.min, negative ? -LARGEST_NUMBER : 0),
    max: numberOr(read.max, LARGEST_NUMBER),
    negative,
    trim: read.trim !== false,
    rows: Math.max(1, numberOr(read.rows, 1)),
    cols: read.cols === undefined ? null : Math.max(1, numberOr(read.cols, 1)),
  };
}

/**
 * Expands an inputex definition from its JSON text; the form's own name, label, requirement, condition and services override it. Its
 * description is dropped, because it is not sanitised.
 */
function unfoldInputex(field: StoredField): StoredField {
  const { name, label, lang, description, required, condition, interventions } = field;
  try {
    const inner: unknown = JSON.parse(field.definition ?? "");
    if (typeof inner !== "object" || inner === null || Array.isArray(inner))
      return { ...field, type: "string" };
    return {
      // The field's own preset applies if the inputex definition contains none.
      ...(field.value !== undefined && { value: field.value }),
      ...(inner as Partial<StoredField>),
      type: textOf((inner as { type?: unknown }).type),
      name,
      label,
      lang,
      description,
      required,
      condition,
      interventions,
    };
  } catch {
    return { ...field, type: "string" };
  }
}

function conditionOf(condition: StoredField["condition"]): Condition | null {
  return condition === undefined ? null : { field: condition.field, values: condition.values.map(String) };
}

function choicesOf(choices: unknown): Choice[] {
  if (!Array.isArray(choices)) return [];
  return (choices as readonly ChoiceDefinition[]).flatMap((choice): Choice[] => {
    if (typeof choice === "string" || typeof choice === "number")
      return [{ value: String(choice), label: String(choice), choices: [] }];
    if (typeof choice !== "object" || choice === null || !isChoiceValue(choice.value)) return [];
    const value = String(choice.value);
    return [
      { value, label: textOf(choice.label) || value, lang: choice.lang, choices: choicesOf(choice.choices) },
    ];
  });
}

function isChoiceValue(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function isFieldValue(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Does not handle texts in several languages: screens receive every text in one language. */
function textOf(text: unknown): string {
  return typeof text === "string" ? text : "";
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}
