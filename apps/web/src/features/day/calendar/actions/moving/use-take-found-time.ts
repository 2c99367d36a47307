import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import type { UsePendingBookingsResult } from "../use-pending-bookings.ts";
import type { FreeTimeSearch } from "./free-time-pane.tsx";
import type { FoundTime } from "./use-free-times.ts";
import type { UseMovingResult } from "./use-moving.ts";

/**
 * Returns a function that takes a found time: moves the appointment that the search is for, or makes the time the place of the
 * pending booking.
 */
export function useTakeFoundTime(drafts: UsePendingBookingsResult, moving: UseMovingResult) {
  const { catalogue } = useLoadedGroup();
  return (
    { event, draft }: FreeTimeSearch,
    { calendarId, start, length, interventionId, wall }: FoundTime,
  ): void => {
    if (event) {
      moving.begin(event, { column: String(calendarId), calendarId, start, length }, "keys");
      moving.ask();
      return;
    }
    const own = offeredCatalogue(catalogue).interventions.find(({ id }) => id === interventionId)?.length;
    const place = { day: wall.slice(0, 10), time: wall.slice(11, 16), calendarId };
    const lengthOfItsOwn = length === own ? null : length;
    if (draft)
      drafts.resume({ ...draft, place, isTimeProposed: false, interventionId, length: lengthOfItsOwn });
    else drafts.begin(place, interventionId, { length: lengthOfItsOwn });
  };
}
