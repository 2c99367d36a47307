import { MAX_APPLICATIONS } from "@rendezvous/domain/sequence/ants-service";
import { SelectField } from "../../../../components/fields/select-field.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useBooking } from "../booking-store.ts";
import styles from "./applications-field.module.css";

/** How many people apply for identity documents; the appointment takes so many times its length. */
export function ApplicationsField() {
  const words = useLazyPhrases("applications");
  const applications = useBooking(({ sequence }) => sequence.applications ?? 1);
  const dispatch = useBooking((booking) => booking.dispatch);
  return (
    <div className={styles.field}>
      <SelectField
        id="applications"
        label={words.number}
        value={applications}
        options={Array.from({ length: MAX_APPLICATIONS }, (_, index) => [index + 1, String(index + 1)])}
        onChange={(value) => dispatch({ type: "choose_applications", applications: Number(value) })}
      />
    </div>
  );
}
