import { usePhrases } from "../../../lib/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { Star } from "./field-frame.tsx";
import styles from "./field.module.css";
import { CONSENT_ID } from "./use-fiche-form.ts";

/** A video appointment needs the visitor's yes. */
export function ConsentField() {
  const phrases = usePhrases().fiche;
  const isGiven = useBooking((booking) => booking.draft.videoConsent);
  const giveConsent = useBooking((booking) => booking.giveConsent);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        id={CONSENT_ID}
        required
        checked={isGiven}
        onChange={(event) => giveConsent(event.target.checked)}
      />
      <span>
        {phrases.videoConsent}
        <Star isShown />
      </span>
    </label>
  );
}
