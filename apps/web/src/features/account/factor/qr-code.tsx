import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./factor.module.css";

/** So many modules stay free around it, or phones do not find it. */
const QUIET = 4;

/** Drawn here: the secret in it goes to no other server. Dark on light in every colour scheme, as phones expect it. */
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
