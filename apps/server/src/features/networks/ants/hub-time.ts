import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";

/** Returns the local time as the national search writes it: `2026-11-24T09:00Z`, although it is no UTC. */
export function toHubTime(zone: string, instant: EpochMinute): string {
  return `${formatWallDateTime(zone, instant).slice(0, 16).replace(" ", "T")}Z`;
}
