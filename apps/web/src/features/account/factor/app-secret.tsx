import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
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

/** The free margin around the code, in modules; phones do not recognise it without one. */
const QUIET = 4;

/**
 * Drawn in the browser, so that no other server gets the secret. Dark on light in every colour scheme, because phones expect
 * that.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img needs an address, which would hold the secret
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
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
