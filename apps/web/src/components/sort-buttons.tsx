import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/phrases/phrases.ts";
import styles from "./sort-buttons.module.css";

interface Props {
  index: number;
  count: number;
  name: string;
  onMove: (from: number, to: number) => void;
  /** The drag handle, between the two buttons. */
  children: ReactNode;
}

/** Buttons that move an item by one place, for those who cannot drag. */
export function SortButtons({ index, count, name, onMove, children }: Props) {
  const phrases = usePhrases().summary;
  return (
    <div className={styles.rail}>
      <button
        type="button"
        className={styles.handle}
        aria-label={phrases.moveEarlier({ name })}
        aria-disabled={index === 0}
        onClick={() => {
          if (index > 0) onMove(index, index - 1);
        }}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </button>
      {children}
      <button
        type="button"
        className={styles.handle}
        aria-label={phrases.moveLater({ name })}
        aria-disabled={index === count - 1}
        onClick={() => {
          if (index < count - 1) onMove(index, index + 1);
        }}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
