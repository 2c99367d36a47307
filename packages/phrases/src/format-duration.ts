const NO_BREAK_SPACE = "\u00a0";

/**
 * Under an hour "45 min", from there on "1 h" or "1 h 30 min". The international symbols are read in
 * every language; what Intl writes instead ("hrs", "mins") differs between browsers.
 */
export function formatDuration(lengthMinutes: number): string {
  const hours = Math.floor(lengthMinutes / 60);
  const rest = lengthMinutes % 60;
  const parts = [];
  if (hours > 0) parts.push(hours, "h");
  if (rest > 0 || hours === 0) parts.push(rest, "min");
  return parts.join(NO_BREAK_SPACE);
}
