import { isAboutAppointment, type MessageKind } from "./kinds.ts";

/** What a message about an account can name: it goes to an address of which nothing is known yet. */
const ALWAYS = ["group", "phone"] as const;
/** `name`: the reader's whole name. */
const OF_APPOINTMENT = ["firstname", "name", "when", "day", "time", "service", "calendar", "place"] as const;

/** `by`: who booked for another person. */
export type Placeholder = (typeof ALWAYS)[number] | (typeof OF_APPOINTMENT)[number] | "by";

/** The names that may stand in braces in a message of that kind. */
export function placeholdersOf(kind: MessageKind): readonly Placeholder[] {
  if (!isAboutAppointment(kind)) return ALWAYS;
  return kind === "bookedForYou" ? [...OF_APPOINTMENT, ...ALWAYS, "by"] : [...OF_APPOINTMENT, ...ALWAYS];
}

/** How an answer of a form is named: `fiche.city`, `vevent.reason`. */
export function answerPlaceholder(form: "Fiche" | "Vevent", field: string): string {
  return `${form.toLowerCase()}.${field}`;
}

const BRACES = /\{([^{}\n]*)\}/g;

/** The names in braces of a text, in their order, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(BRACES)].map(([, name = ""]) => name))];
}

/**
 * The text with every `{name}` replaced by its value, which is not read again. What has no value is left out together with the
 * space before it: "Hello {firstname}," becomes "Hello,".
 */
export function fillText(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replace(/( ?)\{([^{}\n]*)\}/g, (_whole, space: string, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? "") : "";
    return value === "" ? "" : space + value;
  });
}
