import { useQueryClient } from "@tanstack/react-query";
import { useKnownGroup } from "../../group/first-data.ts";
import { useBooking } from "../booking-store.ts";
import { slotsQueryKey } from "../../slots/api/list-available-time-slots.ts";
import { useChoices } from "../use-choices.ts";
import { useSlotHold } from "./use-slot-hold.ts";

/** Shows nothing: holds the slot of the booking in the making. One that is taken is given up, and its step asked anew. */
export function SlotHold() {
  const { group } = useKnownGroup();
  const { sequence, chain } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const isOpen = useBooking((booking) => booking.attempt !== null);
  const queryClient = useQueryClient();
  useSlotHold({
    group,
    // While it is open whether it is booked, the hold may have become the appointment.
    choice: isOpen ? undefined : sequence.slots && { chain, start_at: sequence.slots.start_at },
    onTaken: () => {
      queryClient.removeQueries({ queryKey: slotsQueryKey(group.id) });
      dispatch({ type: "release_slot" });
    },
  });
  return null;
}
