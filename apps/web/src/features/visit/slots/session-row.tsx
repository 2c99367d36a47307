import type { Slot } from "@rendezvous/contract/booking/slot";
import { formatDayAndTime, formatTime } from "@rendezvous/phrases/format-date";
import { Names } from "../../../components/names.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import styles from "./session-row.module.css";
import { slotDetails, type SlotWords } from "./slot-words.ts";

interface SessionRowProps {
  readonly slot: Slot;
  readonly words: SlotWords;
  /** `start_at` of the chosen slot. */
  readonly selectedAt: string | null;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: (slot: Slot) => void;
}

/** A row for a time that several people share: its time, its calendar, and the number of remaining places. */
export function SessionRow({ slot, words, selectedAt, isTabStop, onFocus, onChoose }: SessionRowProps) {
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
      className={styles.row}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onChoose(slot)}
    >
      <span aria-hidden className={styles.face}>
        <span className={styles.time}>{formatTime(slot.start, dateLocale)}</span>
        <span className={styles.teacher}>
          <Names names={teachers} />
        </span>
        <span className={styles.details}>{details}</span>
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
