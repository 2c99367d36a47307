import { Suspense, useState } from "react";
import { useBooking } from "../booking-store.ts";
import { SlotHold } from "../lazy-steps.tsx";

/** Holds the slot once one is chosen; only then loads the code. */
export function LazySlotHold() {
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
