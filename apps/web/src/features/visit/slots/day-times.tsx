import type { Slot } from "@rendezvous/contract/booking/slot";
import type { GridDay } from "@rendezvous/domain/slots/grid";
import { formatDay, formatDaySpan, formatDayAndTime, formatTime } from "@rendezvous/phrases/format-date";
import { useId } from "react";
import styles from "./day-times.module.css";
import { SlotCell } from "./slot-cell.tsx";
import { dayDetails, type SlotTextContext, slotDetails } from "./slot-words.ts";
import { Names } from "../../../components/names.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import sessionRow from "./session-row.module.css";

interface DayTimesProps {
  /** One day, or several consecutive ones without a free time. */
  readonly days: readonly [GridDay<Slot>, ...GridDay<Slot>[]];
  readonly isToday: boolean;
  readonly words: SlotTextContext;
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

interface SessionRowProps {
  readonly slot: Slot;
  readonly words: SlotTextContext;
  /** `start_at` of the chosen slot. */
  readonly selectedAt: string | null;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: (slot: Slot) => void;
}

/** A row for a time that several people share: its time, its calendar, and the number of remaining places. */
function SessionRow({ slot, words, selectedAt, isTabStop, onFocus, onChoose }: SessionRowProps) {
  const { calendars, dateLocale } = words;
  const isSelected = slot.start_at === selectedAt;
  const details = slotDetails(slot, words).join(", ");
  const teachers = slot.calendar_ids.flatMap((calendarId) => {
    const { publicname = "", lang } = calendars.find(({ id }) => id === calendarId) ?? {};
    return publicname === "" ? [] : [{ name: publicname, lang }];
  });
  return (
    <button
      type="button"
      className={sessionRow.row}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onChoose(slot)}
    >
      <span aria-hidden className={sessionRow.face}>
        <span className={sessionRow.time}>{formatTime(slot.start, dateLocale)}</span>
        <span className={sessionRow.teacher}>
          <Names names={teachers} />
        </span>
        <span className={sessionRow.details}>{details}</span>
      </span>
      <VisuallyHidden>
        {formatDayAndTime(slot.start, dateLocale)}
        {teachers.length > 0 && ", "}
        <Names names={teachers} />
        {`, ${details}`}
      </VisuallyHidden>
    </button>
  );
}
