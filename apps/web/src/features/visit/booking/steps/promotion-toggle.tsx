import { BadgePercent } from "lucide-react";
import { ToggleButton } from "../../../../components/fields/toggle-button.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";

/** Shows only times with a promotion, or all times. */
export function PromotionToggle() {
  const phrases = usePhrases().slots;
  const isOn = useBooking((booking) => booking.sequence.slot_promotion);
  const dispatch = useBooking((booking) => booking.dispatch);
  return (
    <ToggleButton
      label={phrases.promoted}
      icon={<BadgePercent size={20} aria-hidden="true" />}
      isPressed={isOn}
      onChange={(slot_promotion) => dispatch({ type: "show_promotions", slot_promotion })}
    />
  );
}
