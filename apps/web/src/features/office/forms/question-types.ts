import type { FormsPhrases } from "@rendezvous/phrases/catalogues";
import type { StoredQuestion } from "./question.ts";

export type QuestionType = keyof FormsPhrases["types"];
export type OptionName = keyof FormsPhrases["options"];

/** The control of an option. */
export interface OptionSpec {
  readonly name: OptionName;
  readonly control:
    | "localized"
    | "longLocalized"
    | "text"
    | "longText"
    | "number"
    | "flag"
    | "column"
    | "preset"
    | "choices"
    | "linkedChoices";
  /** A rare option, shown in a closed section. */
  readonly isRare?: boolean;
}

const SIZES: readonly OptionSpec[] = [
  { name: "minLength", control: "number" },
  { name: "maxLength", control: "number" },
];
const TEXTS: readonly OptionSpec[] = [
  { name: "placeholder", control: "localized" },
  ...SIZES,
  { name: "regexp", control: "text", isRare: true },
  { name: "trim", control: "flag", isRare: true },
];
const PRESET: OptionSpec = { name: "value", control: "preset", isRare: true };

const OPTIONS: Readonly<Record<QuestionType, readonly OptionSpec[]>> = {
  string: [...TEXTS, PRESET],
  text: [
    { name: "rows", control: "number" },
    ...TEXTS,
    { name: "cols", control: "number", isRare: true },
    PRESET,
  ],
  email: [...TEXTS, PRESET],
  integer: [
    { name: "min", control: "number" },
    { name: "max", control: "number" },
    { name: "negative", control: "flag", isRare: true },
    PRESET,
  ],
  boolean: [{ name: "rightLabel", control: "localized" }, PRESET],
  select: [{ name: "choices", control: "choices" }, { name: "addEmptyChoice", control: "flag" }, PRESET],
  radio: [
    { name: "choices", control: "choices" },
    { name: "allowAny", control: "flag" },
    { name: "display", control: "column" },
    PRESET,
  ],
  linkedcombo: [{ name: "choices", control: "linkedChoices" }, PRESET],
  datesplit: [{ name: "dateFormat", control: "text", isRare: true }, PRESET],
  inputex: [{ name: "definition", control: "longText" }, PRESET],
};

const COMMON: readonly OptionSpec[] = [
  { name: "label", control: "localized" },
  { name: "description", control: "longLocalized" },
  { name: "required", control: "flag" },
];

/** Returns the options of this type, in the order of the editor. */
export function optionsOfType(type: string): readonly OptionSpec[] {
  return [...COMMON, ...(OPTIONS[type as QuestionType] ?? [])];
}

/** The types that an owner can choose; only files may contain a definition as JSON. */
export const QUESTION_TYPES = (Object.keys(OPTIONS) as QuestionType[]).filter((type) => type !== "inputex");

/** The fields of a question of any type. */
const COMMON_NAMES: ReadonlySet<string> = new Set([
  "name",
  "archived",
  "condition",
  "interventions",
  ...COMMON.map(({ name }) => name),
]);

/** Returns the question with another type, without the options that this type lacks. */
export function withQuestionType(question: StoredQuestion, type: QuestionType): StoredQuestion {
  const optionNames = new Set<string>(optionsOfType(type).map(({ name }) => name));
  // Linked lists and plain choices cannot replace each other.
  const isOtherList = (question.type === "linkedcombo") !== (type === "linkedcombo");
  const remaining = Object.entries(question).filter(
    ([name]) =>
      COMMON_NAMES.has(name) ||
      (optionNames.has(name) && name !== "value" && !(name === "choices" && isOtherList)),
  );
  return { ...(Object.fromEntries(remaining) as unknown as StoredQuestion), type };
}

/** The usual questions about a person, with the names that the product recognises. */
export const USUAL_QUESTIONS: Readonly<Record<string, Omit<StoredQuestion, "name">>> = {
  lastname: { type: "string", required: true },
  firstname: { type: "string" },
  email: { type: "email", required: true },
  firstphone: { type: "string", maxLength: 40 },
  birthdate: { type: "datesplit" },
  smsreminder: { type: "boolean" },
};

/** Whether a booking needs this question. */
export function isRequiredForBooking(form: string, { name }: Pick<StoredQuestion, "name">): boolean {
  return form === "Fiche" && (name === "lastname" || name === "email");
}

/** Returns a name that no question has yet. */
export function unusedQuestionName(usedNames: ReadonlySet<string>): string {
  let number = 1;
  while (usedNames.has(`question_${number}`)) number++;
  return `question_${number}`;
}
