import { CalendarDays, ChevronDown } from "lucide-react";
import { Suspense, useEffect } from "react";
import { whenIdle } from "../../lib/page/when-idle.ts";
import type { DatePickerCalendarProps } from "./date-picker-calendar.tsx";
import styles from "./date-picker.module.css";
import { LoadingText } from "../loading-text.tsx";
import { PopoverButton } from "../popups/popover-button.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { lazyComponent } from "../../lib/load-once.ts";

const loadCalendar = () => import("./date-picker-calendar.tsx");
const Calendar = lazyComponent(async () => (await loadCalendar()).DatePickerCalendar);

interface DatePickerProps extends DatePickerCalendarProps {
  /** The button's text. */
  readonly shown: string;
  /** A shorter text for narrow windows. */
  readonly shownShort: string;
  /** A shortcut offered below the calendar. */
  readonly shortcut?: { readonly label: string; readonly day: string } | undefined;
}

/** A button that shows a date and opens a calendar. The calendar's code is loaded when the browser is idle. */
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
