import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { QrCode } from "../../../components/qr-code.tsx";
import styles from "./factor.module.css";

/** The secret of an authenticator app, as a picture for its camera and as a text. */
export function AppSecret({ secret, address }: { secret: string; address: string }) {
  const phrases = useProPhrases("factor");
  return (
    <>
      <p>{phrases.appText}</p>
      <QrCode text={address} label={phrases.qr} />
      <p>
        {phrases.secret} <span className={styles.secret}>{secret}</span>
      </p>
    </>
  );
}

/** The element that had the focus is gone, so the heading takes it. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Shown only this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const phrases = useProPhrases("factor");
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
