import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import type { Group } from "@rendezvous/contract/catalogue/group";
import type { Slot } from "@rendezvous/contract/booking/slot";
import type { Day, EpochMs } from "@rendezvous/domain/time/instant";
import type { ReactNode } from "react";
import type { SlotCriteria } from "../api/list-available-time-slots.ts";

export interface SlotsStepProps {
  readonly group: Pick<
    Group,
    | "city"
    | "timezone"
    | "maxrdv_period"
    | "phone"
    | "currency"
    | "capacity_display_user"
    | "display_intervention_price"
    | "slots_view"
  >;
  readonly criteria: SlotCriteria;
  /** The group's calendars, to name the calendar of a time where the group shows places. */
  readonly calendars: readonly Pick<Calendar, "id" | "publicname" | "lang">[];
  /** The slot of the previous choice, if the visitor comes back. */
  readonly selected: Pick<Slot, "start" | "start_at"> | null;
  /** The day in a link (query parameter `date`). */
  readonly startDay?: Day | null;
  /** The first day that was shown last time, if the visitor comes back. */
  readonly shownDay?: Day | null;
  /** Called when the visitor moves to other days. */
  readonly onShowFrom?: (day: Day) => void;
  /** A filter beside the days. */
  readonly filter?: ReactNode;
  /** Offers to wait for a time that becomes free; below the times, or in their place. */
  readonly waiting?: ReactNode;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly nowMs: EpochMs;
  /** Called with the chosen slot, which includes `start_at` because a wall time may occur twice. */
  readonly onChoose: (slot: Slot) => void;
  /** Called if the chosen calendar or resource no longer exists (`invalid_resources`). */
  readonly onInvalidCalendar?: () => void;
  /** Called if the visitor wants to choose fewer services. */
  readonly onStartAgain?: () => void;
  /** Called if the visitor wants all times instead of those with a promotion. */
  readonly onShowAll?: () => void;
}
