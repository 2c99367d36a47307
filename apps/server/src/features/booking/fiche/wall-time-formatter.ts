import { minuteOf, twoDigits } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";

/** Returns a function that formats an instant on the clock of a zone, to the second. */
export function createWallTimeFormatter(timezone: string): (instant: Date | string) => string {
  return (instant) => {
    const date = new Date(instant);
    const toTheMinute = formatWallDateTime(timezone, minuteOf(date.getTime())).slice(
      0,
      "YYYY-MM-DD HH:MM:".length,
    );
    return toTheMinute + twoDigits(date.getUTCSeconds());
  };
}
