import type { Slot } from "@rendezvous/contract/booking/slot";
import { formatShortDayAndTime } from "@rendezvous/phrases/format-date";
import styles from "./first-free-button.module.css";
import type { SlotWords } from "./slot-words.ts";

interface Props {
  readonly slot: Slot;
  readonly words: SlotWords;
  readonly onChoose: (slot: Slot) => void;
}

/** Chooses the first free time at once. */
export function FirstFreeButton({ slot, words: { phrases, dateLocale }, onChoose }: Props) {
  return (
    <button type="button" className={styles.button} onClick={() => onChoose(slot)}>
      <span className={styles.label}>{phrases.slots.firstFree}</span>{" "}
      <span className={styles.time}>{formatShortDayAndTime(slot.start, dateLocale)}</span>
    </button>
  );
}
