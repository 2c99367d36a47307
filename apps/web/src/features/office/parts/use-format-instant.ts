import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

/** Returns a function that formats an instant (RFC 3339) on the group's clock: "Tuesday 1 December 2026, 10:00". */
export function useFormatInstant(): (at: string) => string {
  const { group } = useLoadedGroup();
  const formatDateTime = useFormatDateTime();
  return (at) => formatDateTime(formatWallDateTime(group.timezone, minuteOf(Date.parse(at))).slice(0, 16));
}
