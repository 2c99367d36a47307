import { Button } from "../../../components/button.tsx";
import { useFactorPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./factor.module.css";

/** The element that had the focus is gone, so the heading takes it. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Shown only this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const phrases = useFactorPhrases();
  return (
    <section className={styles.section} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={focus} tabIndex={-1} className={styles.title}>
        {phrases.codesHeading}
      </h2>
      <p>{phrases.codesText}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button look="main" onClick={onDone}>
          {phrases.codesDone}
        </Button>
      </div>
    </section>
  );
}
