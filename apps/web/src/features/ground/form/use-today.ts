import { now } from "../../../lib/clock.ts";
import { useKnownGroup } from "../group/first-data.ts";

/** Today in the group's timezone, `YYYY-MM-DD`. */
export function useToday(): string {
  const { group } = useKnownGroup();
  // Swedish writes dates in the ISO format.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: group.timezone, dateStyle: "short" }).format(now());
}
