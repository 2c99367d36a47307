import { Notice } from "../../../../components/notice.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";

/** Says on the first step of the next booking that the whole last one was cancelled. */
export function CancelledNotice() {
  const phrases = useLazyPhrases("appointment").confirm;
  return (
    <Notice look="success">
      <strong>{phrases.cancelledHeading}</strong>
      <p>{phrases.cancelledText}</p>
    </Notice>
  );
}
