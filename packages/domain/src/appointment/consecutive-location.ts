import { mergePacks } from "./merge-packs.ts";
import type { LinkedAppointment } from "./model.ts";

interface LocatedAppointment extends LinkedAppointment {
  readonly location: string;
  readonly videoconference: boolean;
}

/**
 * Returns the common location of consecutive appointments: each starts the minute the one before ended, apart from a pack's own
 * breaks. null for a single appointment, for different or unknown locations, and if one is held by video.
 */
export function consecutiveLocation(appointments: readonly LocatedAppointment[]): string | null {
  const [first] = appointments;
  if (!first || appointments.length === 1 || first.location === "") return null;
  if (appointments.some(({ location, videoconference }) => videoconference || location !== first.location)) {
    return null;
  }
  const entries = mergePacks(appointments);
  const followsAtOnce = entries.every(
    ({ start_at }, index) => index === 0 || Date.parse(start_at) === Date.parse(entries[index - 1]!.end_at),
  );
  return followsAtOnce ? first.location : null;
}
