import type { Day } from "@rendezvous/domain/time/instant";
import { useState } from "react";
import { createKey } from "../../../../../lib/create-key.ts";
import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import type { CalendarEvent } from "../../grid/day-event.ts";
import type { Draft, UsedDrafts } from "../drafts.ts";
import type { Hit } from "./find-pane.tsx";
import type { UsedMoving } from "./use-moving.ts";

/** A search for a free time: its first day and its purpose. */
interface Finding {
  /** Different for each search. */
  readonly key: string;
  readonly from: Day;
  /** The appointment to move. */
  readonly event: CalendarEvent | null;
  /** The open booking; null: a new one. */
  readonly draft: Draft | null;
  /** The free time that is shown in the calendar. */
  readonly hit: Hit | null;
}

/** The open search. Taking a free time moves its appointment, or becomes the place of its booking. */
export function useFinding(drafts: UsedDrafts, moving: UsedMoving) {
  const { catalogue } = useLoadedGroup();
  const [finding, setFinding] = useState<Finding | null>(null);
  return {
    finding,
    begin: (search: Pick<Finding, "from" | "event" | "draft">) =>
      setFinding({ ...search, key: createKey(), hit: null }),
    show: (hit: Hit) => setFinding((now) => now && { ...now, hit }),
    end: () => setFinding(null),
    take: ({ calendarId, start, length, interventionId, wall }: Hit) => {
      if (finding?.event) {
        moving.begin(finding.event, { column: String(calendarId), calendarId, start, length }, "keys");
        moving.ask();
        return;
      }
      setFinding(null);
      const own = offeredCatalogue(catalogue).interventions.find(({ id }) => id === interventionId)?.length;
      const place = { day: wall.slice(0, 10), time: wall.slice(11, 16), calendarId };
      const lengthOfItsOwn = length === own ? null : length;
      if (finding?.draft)
        drafts.resume({
          ...finding.draft,
          place,
          isTimeProposed: false,
          interventionId,
          length: lengthOfItsOwn,
        });
      else drafts.begin(place, interventionId, { length: lengthOfItsOwn });
    },
  };
}
