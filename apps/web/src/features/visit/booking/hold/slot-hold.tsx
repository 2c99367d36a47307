import { useQueryClient } from "@tanstack/react-query";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useBooking } from "../booking-store.ts";
import { slotsQueryKey } from "../../slots/api/list-available-time-slots.ts";
import { useChoices } from "../use-choices.ts";
import { useSlotHold } from "./use-slot-hold.ts";

/**
 * Renders nothing: holds the slot of the booking in progress. If the slot is taken, clears the choice and shows its step again.
 */
export function SlotHold() {
  const { group } = useLoadedGroup();
  const { sequence, chain } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const isOpen = useBooking((booking) => booking.attempt !== null);
  const queryClient = useQueryClient();
  useSlotHold({
    group,
    // While the outcome of the booking is unknown, the hold may already be an appointment.
    choice: isOpen ? undefined : sequence.slots && { chain, start_at: sequence.slots.start_at },
    onTaken: () => {
      queryClient.removeQueries({ queryKey: slotsQueryKey(group.id) });
      dispatch({ type: "release_slot" });
    },
  });
  return null;
}
