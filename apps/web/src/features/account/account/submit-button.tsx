import { useId } from "react";
import { Button } from "../../../components/button.tsx";
import styles from "./account.module.css";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";

interface Props {
  text: string;
  /** Says which input is missing, beside the button; "" if the form itself shows it. */
  reason?: string;
  isReady: boolean;
  isPending: boolean;
}

/** The form's main action. While input is missing it looks disabled, and pressing it says which. */
export function SubmitButton({ text, reason = "", isReady, isPending }: Props) {
  const phrases = useLazyPhrases("account");
  const id = useId();
  const hasReason = !isReady && !isPending && reason !== "";
  return (
    <div className={styles.submit}>
      {hasReason && (
        <p id={id} className={styles.small}>
          {reason}
        </p>
      )}
      <Button
        look="main"
        type="submit"
        isWide
        aria-disabled={!isReady || isPending}
        aria-describedby={hasReason ? id : undefined}
      >
        {isPending ? phrases.sending : text}
      </Button>
    </div>
  );
}
