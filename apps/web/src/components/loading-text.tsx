import { useSlowText } from "../lib/use-slow-text.ts";
import styles from "./loading-text.module.css";

/** A text followed by none to three dots in turn, while something loads; screen readers hear the text only. */
export function LoadingText({ children }: { children: string }) {
  const slowText = useSlowText(true);
  return (
    <>
      {children}
      <span className={styles.dots} aria-hidden="true">
        ...
      </span>
      {slowText !== null && <span className={styles.slow}>{slowText}</span>}
    </>
  );
}
