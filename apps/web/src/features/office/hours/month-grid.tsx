import { type CalendarDate, parseDate } from "@internationalized/date";
import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import type { Day } from "@rendezvous/domain/time/instant";
import { firstDayOfWeekIn } from "@rendezvous/phrases/date-locale";
import { formatDayWithYear, formatDayOfMonth, shortenWeekday } from "@rendezvous/phrases/format-date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { use, useEffect, useEffectEvent } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
  RangeCalendarStateContext,
} from "react-aria-components/RangeCalendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import picker from "../../../components/fields/date-picker.module.css";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./hours.module.css";

/** Both ends included. */
export interface DaySpan {
  readonly first: Day;
  readonly last: Day;
}

export interface DayMark {
  readonly holiday?: string;
  readonly isClosed?: boolean;
  /** The day is open or closed at other times than usual. */
  readonly isOther?: boolean;
  readonly reason?: LocalizedText;
}

interface Props {
  /** `YYYY-MM`. */
  month: string;
  today: Day;
  span: DaySpan | null;
  marks: ReadonlyMap<Day, DayMark>;
  onMonth: (month: string) => void;
  onSpan: (span: DaySpan) => void;
}

/**
 * A month calendar on which days are chosen by mouse, finger or keys; the marks of a day differ by shape and are part of its
 * accessible name.
 */
export function MonthGrid({ month, today, span, marks, onMonth, onSpan }: Props) {
  const words = useProPhrases("hours");
  const { hours } = useProPhrases("manageFields");
  const { phrases, dateLocale, language } = useWording();
  const { group } = useLoadedGroup();
  const { slots } = phrases.screen;
  const reasonOf = ({ reason }: DayMark) => localize(reason ?? "", language, group.locale);
  const noteOf = (mark: DayMark) =>
    mark.holiday ?? (reasonOf(mark) || (mark.isClosed ? hours.closed : words.otherHours));
  function dayLabel(day: Day): string {
    const mark = marks.get(day);
    const parts: (string | false)[] = [formatDayWithYear(day, dateLocale), day === today && slots.today];
    if (mark)
      parts.push(
        mark.holiday ?? "",
        mark.isClosed === true && hours.closed,
        mark.isOther === true && words.otherHours,
        reasonOf(mark),
      );
    return parts.filter(Boolean).join(", ");
  }
  return (
    <I18nProvider locale={dateLocale}>
      <RangeCalendar
        aria-label={words.month}
        className={styles.month ?? ""}
        value={span && { start: parseDate(span.first), end: parseDate(span.last) }}
        defaultFocusedValue={parseDate(month === today.slice(0, 7) ? today : `${month}-01`)}
        firstDayOfWeek={firstDayOfWeekIn(dateLocale)}
        // When the focus leaves the calendar, a range without its second end is dropped: the day under the pointer is not a
        // choice.
        commitBehavior="reset"
        onFocusChange={(date) => onMonth(date.toString().slice(0, 7))}
        onChange={({ start, end }: { start: CalendarDate; end: CalendarDate }) =>
          onSpan({ first: start.toString(), last: end.toString() })
        }
      >
        <FirstDay onDay={(day) => onSpan({ first: day, last: day })} />
        <header className={picker.header}>
          <Button slot="previous" className={picker.move ?? ""} aria-label={slots.previousMonth}>
            <ChevronLeft aria-hidden size={20} />
          </Button>
          <CalendarHeading className={picker.month ?? ""} />
          <Button slot="next" className={picker.move ?? ""} aria-label={slots.nextMonth}>
            <ChevronRight aria-hidden size={20} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className={picker.grid ?? ""}>
          <CalendarGridHeader>
            {(weekday) => (
              <CalendarHeaderCell className={picker.weekday ?? ""}>
                {shortenWeekday(weekday, dateLocale)}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const day = date.toString();
              const mark = marks.get(day);
              return (
                <CalendarCell
                  date={date}
                  className={`${picker.day} ${styles.date}`}
                  render={(cell) => (
                    <div
                      {...cell}
                      aria-label={dayLabel(day)}
                      data-today={day === today || undefined}
                      data-closed={mark?.isClosed || undefined}
                      data-other={mark?.isOther || undefined}
                      data-holiday={mark?.holiday !== undefined || undefined}
                      data-note={mark && noteOf(mark)}
                    >
                      {/* Speech control needs the visible text as the accessible name. */}
                      {formatDayOfMonth(day, dateLocale)}
                    </div>
                  )}
                />
              );
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </RangeCalendar>
      <p className={styles.help}>{words.monthHelp}</p>
    </I18nProvider>
  );
}

/** Reports the first chosen day at once, before a second one completes the range. */
function FirstDay({ onDay }: { onDay: (day: Day) => void }) {
  const day = use(RangeCalendarStateContext)?.anchorDate?.toString();
  const choose = useEffectEvent(onDay);
  useEffect(() => {
    if (day !== undefined) choose(day);
  }, [day]);
  return null;
}
