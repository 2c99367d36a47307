import type { Slot } from "@rendezvous/contract/slot";
import type { GridDay } from "@rendezvous/domain/slots/grid";
import {
  formatDay,
  formatDayOfMonth,
  formatShortMonth,
  formatShortWeekday,
} from "@rendezvous/phrases/format-date";
import styles from "./day-head.module.css";
import type { SlotWords } from "./slot-words.ts";

interface DayHeadProps {
  readonly day: GridDay<Slot>;
  readonly isToday: boolean;
  readonly words: SlotWords;
}

/** Weekday, number and month of a column; spoken in full with how many times are free. */
export function DayHead({ day: { day, known, slotCount }, isToday, words }: DayHeadProps) {
  const { phrases, dateLocale } = words;
  const spoken = [formatDay(day, dateLocale)];
  if (isToday) spoken.push(phrases.common.today);
  if (known) spoken.push(slotCount > 0 ? phrases.slots.freeTimes(slotCount) : phrases.slots.nothingFree);
  return (
    <th
      scope="col"
      className={styles.head}
      data-today={isToday || undefined}
      data-empty={(known && slotCount === 0) || undefined}
      aria-label={spoken.join(", ")}
    >
      <span className={styles.weekday}>{formatShortWeekday(day, dateLocale)}</span>
      <span className={styles.number}>{formatDayOfMonth(day)}</span>
      <span className={styles.note}>
        {isToday ? phrases.common.today : formatShortMonth(day, dateLocale)}
      </span>
    </th>
  );
}
