import { mergePacks } from "./merge-packs.ts";
import type { LinkedAppointment } from "./model.ts";

interface LocatedAppointment extends LinkedAppointment {
  readonly location: string;
  readonly videoconference: boolean;
}

/**
 * The one place of several appointments that follow each other: each starts the minute the one before ended, a pack's own
 * breaks apart. null for a single appointment, for different places, an unknown one, and when one is held by video.
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
