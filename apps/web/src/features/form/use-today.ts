import { now } from "../../lib/clock.ts";
import { useKnownGroup } from "../group/first-data.ts";

/** The present day in the group's timezone, `YYYY-MM-DD`. */
export function useToday(): string {
  const { group } = useKnownGroup();
  // The Swedish way of writing a date is the ISO one.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: group.timezone, dateStyle: "short" }).format(now());
}
