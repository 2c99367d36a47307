import type { FormsPhrases } from "@rendezvous/phrases/catalogues";
import type { StoredQuestion } from "./question.ts";

export type QuestionType = keyof FormsPhrases["types"];
export type OptionName = keyof FormsPhrases["options"];

/** How an option is typed in. */
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
  /** Seldom needed: it stands folded up. */
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

/** What can be said of a question of this type, in the order in which it is asked for. */
export function optionsOf(type: string): readonly OptionSpec[] {
  return [...COMMON, ...(OPTIONS[type as QuestionType] ?? [])];
}

/** The types to choose from; a definition as JSON comes from files only. */
export const TYPES = (Object.keys(OPTIONS) as QuestionType[]).filter((type) => type !== "inputex");

const KEPT: ReadonlySet<string> = new Set([
  "name",
  "archived",
  "condition",
  ...COMMON.map(({ name }) => name),
]);

/** The same question with another type: what the new type does not know is left out. */
export function withType(question: StoredQuestion, type: QuestionType): StoredQuestion {
  const optionNames = new Set<string>(optionsOf(type).map(({ name }) => name));
  // Lists within lists are no plain choices, and the other way round.
  const isOtherList = (question.type === "linkedcombo") !== (type === "linkedcombo");
  const remaining = Object.entries(question).filter(
    ([name]) =>
      KEPT.has(name) || (optionNames.has(name) && name !== "value" && !(name === "choices" && isOtherList)),
  );
  return { ...(Object.fromEntries(remaining) as unknown as StoredQuestion), type };
}

/** What most groups ask of a person, with the names that the product knows. */
export const KNOWN: Readonly<Record<string, Omit<StoredQuestion, "name">>> = {
  lastname: { type: "string", required: true },
  firstname: { type: "string" },
  email: { type: "email", required: true },
  firstphone: { type: "string", maxLength: 40 },
  birthdate: { type: "datesplit" },
};

/** A booking needs them. */
export function isNeeded(form: string, { name }: Pick<StoredQuestion, "name">): boolean {
  return form === "Fiche" && (name === "lastname" || name === "email");
}

/** A name that no question has yet. */
export function freeName(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`question_${number}`)) number++;
  return `question_${number}`;
}
