import { Suspense, useState } from "react";
import { useBooking } from "../booking-store.ts";
import { SlotHold } from "../later-steps.tsx";

/** From the first chosen slot on, it is held for the visitor; before, nothing of that is loaded. */
export function HeldSlot() {
  const isChosen = useBooking(({ sequence }) => sequence.slots !== null);
  const [wasChosen, setWasChosen] = useState(isChosen);
  if (isChosen && !wasChosen) setWasChosen(true);
  return (
    wasChosen && (
      <Suspense fallback={null}>
        <SlotHold />
      </Suspense>
    )
  );
}
