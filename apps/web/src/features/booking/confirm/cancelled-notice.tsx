import { Notice } from "../../../components/notice.tsx";
import { useAppointmentPhrases } from "../../../lib/lazy-phrases.ts";

/** All of the last booking was cancelled: said where the next one begins. */
export function CancelledNotice() {
  const phrases = useAppointmentPhrases().confirm;
  return (
    <Notice look="success">
      <strong>{phrases.cancelledHeading}</strong>
      <p>{phrases.cancelledText}</p>
    </Notice>
  );
}
