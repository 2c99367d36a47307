import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";
import styles from "../../../ground/form/field.module.css";

const LONGEST_COMMENT = 2000;

/** A message from the client, or a comment by a professional; never required. */
export function CommentField({ isPro }: { isPro: boolean }) {
  const phrases = usePhrases().fiche;
  const comments = useBooking((booking) => booking.draft.comments);
  const writeComments = useBooking((booking) => booking.writeComments);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="comments">
        {isPro ? phrases.proComments : phrases.comments}
      </label>
      <textarea
        id="comments"
        className={`${styles.input} ${styles.area}`}
        rows={3}
        maxLength={LONGEST_COMMENT}
        aria-describedby="comments-hint"
        value={comments}
        onChange={(event) => writeComments(event.target.value)}
      />
      <p id="comments-hint" className={styles.hint}>
        {isPro ? phrases.proCommentsHint : phrases.commentsHint}
      </p>
    </div>
  );
}
