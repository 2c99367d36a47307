import type { Slot } from "@rendezvous/contract/booking/slot";
import type { GridDay } from "@rendezvous/domain/slots/grid";
import { formatDay, formatDaySpan } from "@rendezvous/phrases/format-date";
import { useId } from "react";
import styles from "./day-times.module.css";
import { SessionRow } from "./session-row.tsx";
import { SlotCell } from "./slot-cell.tsx";
import { dayDetails, type SlotWords } from "./slot-words.ts";

interface DayTimesProps {
  /** One day, or several consecutive ones without a free time. */
  readonly days: readonly [GridDay<Slot>, ...GridDay<Slot>[]];
  readonly isToday: boolean;
  readonly words: SlotWords;
  /** `start_at` of the chosen slot. */
  readonly selectedAt: string | null;
  /** `start_at` of the time that is the Tab stop of the whole list. */
  readonly stop: string | undefined;
  readonly onVisit: (startAt: string) => void;
  readonly onChoose: (slot: Slot) => void;
}

/** Every free time of a day; consecutive days without any are one line. */
export function DayTimes({ days, isToday, words, stop, onVisit, ...times }: DayTimesProps) {
  const headingId = useId();
  const [first] = days;
  const last = days.at(-1) ?? first;
  const details = dayDetails(first, isToday, words).join(", ");
  return (
    <section aria-labelledby={headingId} className={styles.day} data-day={first.day}>
      <h2
        id={headingId}
        tabIndex={-1}
        className={styles.name}
        data-empty={first.slotCount === 0 || undefined}
      >
        <span className={styles.date}>
          {last === first
            ? formatDay(first.day, words.dateLocale)
            : formatDaySpan(first.day, last.day, words.dateLocale)}
        </span>
        <span className={styles.details}>, {details}</span>
      </h2>
      {first.slotCount > 0 && (
        <ul className={words.showsCapacity ? styles.sessions : styles.times}>
          {[...first.byHour.values()].flat().map((slot) => {
            const time = {
              ...times,
              words,
              isTabStop: slot.start_at === stop,
              onFocus: () => onVisit(slot.start_at),
            };
            return (
              <li key={slot.start_at}>
                {words.showsCapacity ? (
                  <SessionRow slot={slot} {...time} />
                ) : (
                  <SlotCell slots={[slot]} {...time} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Placeholders while times are loading. */
export function DaySkeleton() {
  return (
    <div className={styles.times} aria-hidden>
      {Array.from({ length: 12 }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <span key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
