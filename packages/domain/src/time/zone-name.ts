import { RENAMED_ZONES, WINDOWS_ZONES } from "./zone-name-table.ts";

/**
 * The IANA zone that a name stands for: its own, a legacy or a Windows one, in any letter case; null when none.
 * Bare offsets such as `+01:00` are no zones, since they know no clock changes.
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
