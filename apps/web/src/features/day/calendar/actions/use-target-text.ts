import { formatRfc3339, formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import { useFormatStart } from "../../../visit/appointments/use-format-start.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import type { MoveInProgress } from "./moving/use-moving.ts";

/** Returns a function that writes a target: "Tuesday 1 December, 09:20, 30 min, Dr Roux"; the length only if it changes. */
export function useTargetText(): (moving: Pick<MoveInProgress, "event" | "target">) => string {
  const { group, catalogue } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const formatStart = useFormatStart();
  return ({ event, target: { start, length, calendarId } }) =>
    [
      formatStart({
        start: formatWallDateTime(group.timezone, start),
        start_at: formatRfc3339(group.timezone, start),
      }),
      length === event.end - event.start ? "" : formatDuration(length, dateLocale),
      catalogue.calendars.find(({ id }) => id === calendarId)?.publicname ?? "",
    ]
      .filter(Boolean)
      .join(", ");
}
