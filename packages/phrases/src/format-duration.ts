const NO_BREAK_SPACE = "\u00a0";

/**
 * Languages in which people do not write the international symbols "h" and "min". Intl's units are not used, because they differ
 * between browsers.
 */
const UNITS: Readonly<Record<string, readonly [hour: string, minute: string]>> = {
  br: ["e", "min"],
  de: ["Std.", "Min."],
  hu: ["óra", "perc"],
  nl: ["u", "min"],
  pl: ["godz.", "min"],
};

/** Returns "45 min" for less than an hour, else "1 h" or "1 h 30 min", in the language's own units. */
export function formatDuration(lengthMinutes: number, dateLocale: string): string {
  const [hour, minute] = UNITS[dateLocale.slice(0, 2)] ?? ["h", "min"];
  const hours = Math.floor(lengthMinutes / 60);
  const rest = lengthMinutes % 60;
  const parts = [];
  if (hours > 0) parts.push(hours, hour);
  if (rest > 0 || hours === 0) parts.push(rest, minute);
  return parts.join(NO_BREAK_SPACE);
}
