const NO_BREAK_SPACE = "\u00a0";

/** Where the international symbols "h" and "min" are not what people write. What Intl has instead differs between browsers. */
const UNITS: Readonly<Record<string, readonly [hour: string, minute: string]>> = {
  br: ["e", "min"],
  de: ["Std.", "Min."],
  hu: ["óra", "perc"],
  nl: ["u", "min"],
  pl: ["godz.", "min"],
};

/** Under an hour "45 min", from there on "1 h" or "1 h 30 min", as the language writes them. */
export function formatDuration(lengthMinutes: number, dateLocale: string): string {
  const [hour, minute] = UNITS[dateLocale.slice(0, 2)] ?? ["h", "min"];
  const hours = Math.floor(lengthMinutes / 60);
  const rest = lengthMinutes % 60;
  const parts = [];
  if (hours > 0) parts.push(hours, hour);
  if (rest > 0 || hours === 0) parts.push(rest, minute);
  return parts.join(NO_BREAK_SPACE);
}
