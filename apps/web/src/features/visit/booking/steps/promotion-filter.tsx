import { SegmentedControl } from "../../../../components/fields/segmented-control.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";
import styles from "./promotion-filter.module.css";

/** Shows all services, or only those with a promotion; says that promotions apply at certain times only. */
export function PromotionFilter() {
  const texts = usePhrases().interventions.promotionFilter;
  const isOn = useBooking((booking) => booking.sequence.slot_promotion);
  const dispatch = useBooking((booking) => booking.dispatch);
  return (
    <div className={styles.filter}>
      <SegmentedControl
        label={texts.label}
        options={[
          { value: "all", label: texts.all },
          { value: "promoted", label: texts.promoted },
        ]}
        value={isOn ? "promoted" : "all"}
        onChange={(value) => dispatch({ type: "show_promotions", slot_promotion: value === "promoted" })}
      />
      <p className={styles.hint}>{isOn ? texts.promotedHint : texts.allHint}</p>
    </div>
  );
}
