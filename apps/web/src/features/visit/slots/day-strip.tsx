import type { Slot } from "@rendezvous/contract/booking/slot";
import type { GridDay } from "@rendezvous/domain/slots/grid";
import type { Day } from "@rendezvous/domain/time/instant";
import { formatShortWeekday } from "@rendezvous/phrases/format-date";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import styles from "./day-strip.module.css";
import { dayName, type SlotWords } from "./slot-words.ts";

interface DayStripProps {
  readonly days: readonly GridDay<Slot>[];
  readonly today: Day;
  readonly shown: Day | null;
  readonly words: SlotWords;
  readonly onShow: (day: Day) => void;
}

/** Seven days to choose from; those with a free time have a dot. It is sticky above the times. */
export function DayStrip({ days, today, shown, words, onShow }: DayStripProps) {
  return (
    <ul className={styles.strip}>
      {days.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- keyed by its day, a button would move when the first free day is known
        <li key={index}>
          <button
            type="button"
            className={styles.day}
            aria-pressed={one.day === shown}
            data-today={one.day === today || undefined}
            data-empty={(one.isLoaded && one.slotCount === 0) || undefined}
            onClick={() => onShow(one.day)}
          >
            <span aria-hidden className={styles.weekday}>
              {formatShortWeekday(one.day, words.dateLocale)}
            </span>
            <span aria-hidden className={styles.number}>
              {Number(one.day.slice(8))}
            </span>
            <span aria-hidden className={styles.free} data-free={one.slotCount > 0 || undefined} />
            <VisuallyHidden>{dayName(one, one.day === today, words)}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}
