import { parseDate } from "@internationalized/date";
import { firstDayOfWeekIn } from "@rendezvous/phrases/date-locale";
import { formatDayWithYear, formatDayOfMonth, shortenWeekday } from "@rendezvous/phrases/format-date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import styles from "./date-picker.module.css";

interface DatePickerWords {
  readonly pickDate: string;
  /** Read out after the button's visible text. */
  readonly pickAnotherDate: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly loading: string;
  readonly today: string;
  readonly selected: string;
  readonly nothingFree?: string;
}

export interface DatePickerCalendarProps {
  /** `YYYY-MM-DD`. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  /** Today in the timezone of the place of the appointment. */
  readonly today: string;
  readonly dateLocale: string;
  readonly words: DatePickerWords;
  /** Days that cannot be picked. */
  readonly emptyDays?: ReadonlySet<string>;
  /** Called with a day of the shown month, at first and when the month changes. */
  readonly onShowMonth?: (day: string) => void;
  readonly onPick: (day: string) => void;
}

/** Shows one month at a time; days are `YYYY-MM-DD`. Loaded as a separate chunk. */
export function DatePickerCalendar(props: DatePickerCalendarProps) {
  const { value, min, max, today, dateLocale, words, emptyDays, onShowMonth, onPick } = props;
  useEffect(() => onShowMonth?.(value), [onShowMonth, value]);
  const isEmpty = (day: string) => day !== value && emptyDays?.has(day) === true;
  // Overrides the library's text, which would use the visitor's clock and timezone instead of the group's.
  function dayLabel(day: string, isSelected: boolean): string {
    const parts = [formatDayWithYear(day, dateLocale)];
    if (day === today) parts.push(words.today);
    if (isEmpty(day) && words.nothingFree) parts.push(words.nothingFree);
    if (isSelected) parts.push(words.selected);
    return parts.join(", ");
  }
  return (
    <I18nProvider locale={dateLocale}>
      <Calendar
        aria-label={words.pickDate}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because its button was pressed
        autoFocus
        value={parseDate(value)}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        firstDayOfWeek={firstDayOfWeekIn(dateLocale)}
        isDateUnavailable={(date) => isEmpty(date.toString())}
        onFocusChange={(date) => onShowMonth?.(date.toString())}
        onChange={(date) => onPick(date.toString())}
      >
        <header className={styles.header}>
          <Button slot="previous" className={styles.move} aria-label={words.previousMonth}>
            <ChevronLeft aria-hidden size={20} />
          </Button>
          <CalendarHeading className={styles.month} />
          <Button slot="next" className={styles.move} aria-label={words.nextMonth}>
            <ChevronRight aria-hidden size={20} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className={styles.grid}>
          <CalendarGridHeader>
            {(weekday) => (
              <CalendarHeaderCell className={styles.weekday}>
                {shortenWeekday(weekday, dateLocale)}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={styles.day}
                render={(cell, { isSelected }) => (
                  <div
                    {...cell}
                    aria-label={dayLabel(date.toString(), isSelected)}
                    data-today={date.toString() === today || undefined}
                  >
                    {/* Speech control needs the visible text as the accessible name. */}
                    {formatDayOfMonth(date.toString(), dateLocale)}
                  </div>
                )}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
