import { usePhrases } from "../lib/phrases/phrases.ts";
import { useHasLasted } from "../lib/use-has-lasted.ts";
import { LoadingText } from "./loading-text.tsx";
import styles from "./loading.module.css";

const TEXT_AFTER_MS = 400;

/** Reserves the place of loading content; shows a text only when loading takes longer than a moment. */
export function Loading() {
  const phrases = usePhrases();
  const isLong = useHasLasted(true, TEXT_AFTER_MS);
  return (
    <div className={styles.loading} data-loading>
      <div className={styles.bar} />
      <div className={styles.block} />
      <p className={styles.text}>{isLong && <LoadingText>{phrases.common.loading}</LoadingText>}</p>
    </div>
  );
}
