import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";

/** An instant on the clock of a zone. */
export function toWall(timezone: string): (instant: Date | string) => string {
  return (instant) => formatWallDateTime(timezone, minuteOf(new Date(instant).getTime()));
}
