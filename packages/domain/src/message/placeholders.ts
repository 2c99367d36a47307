import { isAboutAppointment, type MessageKind } from "./kinds.ts";

/** The placeholders of messages about accounts, which go to an address without proven data. */
const ALWAYS = ["group", "phone"] as const;
/** `name`: the reader's full name. */
const OF_APPOINTMENT = ["firstname", "name", "when", "day", "time", "service", "calendar", "place"] as const;

/** `by`: the person who booked for another. */
export type Placeholder = (typeof ALWAYS)[number] | (typeof OF_APPOINTMENT)[number] | "by";

/** Returns the placeholders allowed in a message of that kind. */
export function placeholdersOf(kind: MessageKind): readonly Placeholder[] {
  if (!isAboutAppointment(kind)) return ALWAYS;
  return kind === "bookedForYou" ? [...OF_APPOINTMENT, ...ALWAYS, "by"] : [...OF_APPOINTMENT, ...ALWAYS];
}

/** Returns the placeholder of a form's answer: `fiche.city`, `vevent.reason`. */
export function answerPlaceholder(form: "Fiche" | "Vevent", field: string): string {
  return `${form.toLowerCase()}.${field}`;
}

const BRACES = /\{([^{}\n]*)\}/g;

/** Returns the placeholders in a text, in order, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(BRACES)].map(([, name = ""]) => name))];
}

/**
 * Replaces every `{name}` by its value, without replacing inside values. A placeholder without a value is removed together with
 * the space before it: "Hello {firstname}," becomes "Hello,".
 */
export function fillText(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replace(/( ?)\{([^{}\n]*)\}/g, (_whole, space: string, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? "") : "";
    return value === "" ? "" : space + value;
  });
}
