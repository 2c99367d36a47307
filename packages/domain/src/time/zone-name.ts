import { RENAMED_ZONES, WINDOWS_ZONES } from "./zone-name-table.ts";

/**
 * Returns the IANA zone of a current, legacy or Windows name in any letter case; null for any other text. Bare offsets such as
 * `+01:00` are refused, because they have no clock changes.
 */
export function toZoneName(name: string): string | null {
  const trimmed = name.trim();
  if (!/^[a-z]/i.test(trimmed)) return null;
  const standard = WINDOWS_ZONES.get(trimmed.toLowerCase()) ?? trimmed;
  try {
    const resolved = new Intl.DateTimeFormat("en", { timeZone: standard }).resolvedOptions().timeZone;
    return RENAMED_ZONES.get(resolved) ?? resolved;
  } catch {
    return null;
  }
}
