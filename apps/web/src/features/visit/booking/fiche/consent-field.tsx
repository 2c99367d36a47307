import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { CheckBox } from "../../../../components/fields/choice-fields.tsx";
import { CONSENT_ID } from "./use-fiche-form.ts";

/** A video appointment needs the visitor's consent. */
export function ConsentField({ isMissing }: { isMissing: boolean }) {
  const { fiche, form } = usePhrases();
  const isGiven = useBooking((booking) => booking.draft.videoConsent);
  const giveConsent = useBooking((booking) => booking.giveConsent);
  return (
    <CheckBox
      id={CONSENT_ID}
      label={fiche.videoConsent}
      isRequired
      error={isMissing ? form.acceptJitsiError : null}
      isChecked={isGiven}
      onChange={giveConsent}
    />
  );
}
