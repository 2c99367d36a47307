import { Button } from "../../../components/button.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import styles from "./fiche-step.module.css";

const NAMED_REASONS = 3;

interface Props {
  /** What is still missing. */
  open: readonly { id: string; name: string }[];
  isPending: boolean;
}

/** The button that books. While something is missing it looks so, says what, and leads there. */
export function BookBar({ open, isPending }: Props) {
  const phrases = usePhrases();
  const reasons =
    open.length > NAMED_REASONS
      ? phrases.form.formStdError(open.length)
      : `${phrases.fiche.notReady} ${open.map((one) => one.name).join(", ")}`;
  return (
    <div className={styles.bar}>
      {open.length > 0 && (
        <p id="book-reasons" className={styles.reasons}>
          {reasons}
        </p>
      )}
      <Button
        look="main"
        type="submit"
        isWide
        aria-disabled={open.length > 0 || isPending}
        aria-describedby={open.length > 0 ? "book-reasons" : undefined}
      >
        {isPending ? phrases.fiche.booking : phrases.fiche.book}
      </Button>
    </div>
  );
}
