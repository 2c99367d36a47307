import { now } from "../../../lib/clock.ts";
import { useLoadedGroup } from "../group/page-data.ts";

/** Returns today in the group's timezone, `YYYY-MM-DD`. */
export function useToday(): string {
  const { group } = useLoadedGroup();
  // Swedish writes dates in the ISO format.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: group.timezone, dateStyle: "short" }).format(now());
}
