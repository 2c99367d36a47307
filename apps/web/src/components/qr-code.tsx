import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./qr-code.module.css";

/** The free margin around the code, in modules; phones do not recognise it without one. */
const QUIET = 4;

/**
 * A text as a picture for a phone's camera. Drawn in the browser, so that no other server gets the text. Dark on light in every
 * colour scheme, because phones expect that.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
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
