/** Languages with a narrow space before a colon. No line breaks there. */
const SPACED = /^(?:br|fr)\b/;

/** Returns "Reason: ill" as the locale's language writes it. */
export function labelledValue(label: string, value: string, locale: string): string {
  return `${label}${SPACED.test(locale) ? "\u202f" : ""}: ${value}`;
}
