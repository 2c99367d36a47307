import type { Slot } from "@rendezvous/contract/booking/slot";
import type { GridDay } from "@rendezvous/domain/slots/grid";
import { formatDayOfMonth, formatShortMonth, formatShortWeekday } from "@rendezvous/phrases/format-date";
import styles from "./day-head.module.css";
import { dayName, type SlotWords } from "./slot-words.ts";

interface DayHeadProps {
  readonly day: GridDay<Slot>;
  readonly isToday: boolean;
  readonly words: SlotWords;
}

/** Weekday, day and month of a column; the accessible name is the full date and the number of free times. */
export function DayHead({ day: gridDay, isToday, words }: DayHeadProps) {
  const { phrases, dateLocale } = words;
  const { day, isLoaded, slotCount } = gridDay;
  return (
    <th
      scope="col"
      className={styles.head}
      data-today={isToday || undefined}
      data-empty={(isLoaded && slotCount === 0) || undefined}
      aria-label={dayName(gridDay, isToday, words)}
    >
      <span className={styles.weekday}>{formatShortWeekday(day, dateLocale)}</span>{" "}
      <span className={styles.number}>{formatDayOfMonth(day, dateLocale)}</span>{" "}
      <span className={styles.note}>
        {isToday ? phrases.common.today : formatShortMonth(day, dateLocale)}
      </span>
    </th>
  );
}
