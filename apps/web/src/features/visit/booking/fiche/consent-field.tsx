import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { describedBy, FieldNotes, RequiredMark } from "../../../ground/form/field-frame.tsx";
import styles from "../../../ground/form/field.module.css";
import { CONSENT_ID } from "./use-fiche-form.ts";

/** A video appointment needs the visitor's consent. */
export function ConsentField({ isMissing }: { isMissing: boolean }) {
  const { fiche, form } = usePhrases();
  const isGiven = useBooking((booking) => booking.draft.videoConsent);
  const giveConsent = useBooking((booking) => booking.giveConsent);
  const error = isMissing ? form.acceptJitsiError : null;
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={CONSENT_ID}
          required
          checked={isGiven}
          aria-invalid={isMissing}
          aria-describedby={describedBy(CONSENT_ID, "", error)}
          onChange={(event) => giveConsent(event.target.checked)}
        />
        <span>
          {fiche.videoConsent}
          <RequiredMark isShown />
        </span>
      </label>
      <FieldNotes id={CONSENT_ID} hint="" error={error} />
    </div>
  );
}
