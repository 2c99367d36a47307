import { CalendarDays, ChevronDown } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { whenIdle } from "../lib/when-idle.ts";
import styles from "./date-picker.module.css";
import { LoadingText } from "./loading-text.tsx";
import { PopoverButton } from "./popover-button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const loadCalendar = () => import("./date-picker-calendar.tsx");
const Calendar = lazy(async () => ({ default: (await loadCalendar()).DatePickerCalendar }));

export interface DatePickerWords {
  readonly pickDate: string;
  /** Read out after what the button shows. */
  readonly pickAnotherDate: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly loading: string;
  readonly today: string;
  readonly selected: string;
}

interface DatePickerProps {
  /** `YYYY-MM-DD`. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  /** By the clock of whoever is to be visited. */
  readonly today: string;
  readonly dateLocale: string;
  readonly words: DatePickerWords;
  /** What the button shows. */
  readonly shown: string;
  /** The same where room is short. */
  readonly shownShort: string;
  /** A way back offered under the calendar. */
  readonly shortcut?: { readonly label: string; readonly day: string } | undefined;
  readonly onPick: (day: string) => void;
}

/** A button that shows a date and opens a calendar. The calendar is loaded when the page has nothing else to do. */
export function DatePicker({ shown, shownShort, shortcut, onPick, ...calendar }: DatePickerProps) {
  useEffect(() => whenIdle(loadCalendar), []);
  return (
    <PopoverButton
      className={styles.button}
      popoverLabel={calendar.words.pickDate}
      renderContent={(close) => {
        const pick = (day: string) => {
          close();
          onPick(day);
        };
        return (
          <div className={styles.calendar}>
            <Suspense
              fallback={
                <p className={styles.loading}>
                  <LoadingText>{calendar.words.loading}</LoadingText>
                </p>
              }
            >
              <Calendar {...calendar} onPick={pick} />
            </Suspense>
            {shortcut && (
              <button type="button" className={styles.shortcut} onClick={() => pick(shortcut.day)}>
                {shortcut.label}
              </button>
            )}
          </div>
        );
      }}
    >
      <CalendarDays aria-hidden size={18} />
      <span className={`${styles.shown} ${styles.long}`}>{shown}</span>
      <span className={`${styles.shown} ${styles.short}`}>{shownShort}</span>
      <VisuallyHidden>, {calendar.words.pickAnotherDate}</VisuallyHidden>
      <ChevronDown aria-hidden size={16} />
    </PopoverButton>
  );
}
