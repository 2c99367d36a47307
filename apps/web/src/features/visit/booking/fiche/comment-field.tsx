import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { TextArea } from "../../../../components/fields/text-field.tsx";

const LONGEST_COMMENT = 2000;

/** A message from the client, or a comment by a professional; never required. */
export function CommentField({ isPro }: { isPro: boolean }) {
  const phrases = usePhrases().fiche;
  const comments = useBooking((booking) => booking.draft.comments);
  const writeComments = useBooking((booking) => booking.writeComments);
  return (
    <TextArea
      id="comments"
      label={isPro ? phrases.proComments : phrases.comments}
      hint={isPro ? phrases.proCommentsHint : phrases.commentsHint}
      rows={3}
      maxLength={LONGEST_COMMENT}
      value={comments}
      onChange={writeComments}
    />
  );
}
