import { formatDaySpan } from "@rendezvous/phrases/format-date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { fetchStarts } from "@rendezvous/domain/slots/day-window";
import { type Day, addDays, daysBetween } from "@rendezvous/domain/time/instant";
import { useQueries } from "@tanstack/react-query";
import { DatePicker } from "../../../components/fields/date-picker.tsx";
import { type SlotCriteria, slotsQueryOptions } from "./api/list-available-time-slots.ts";
import styles from "./day-navigator.module.css";
import type { SlotTextContext } from "./slot-words.ts";
import type { SlotWindow } from "./use-slot-window.ts";
import { slotsOfDays } from "./slots-of-days.ts";

interface DayNavigatorProps {
  readonly window: SlotWindow;
  readonly criteria: SlotCriteria;
  readonly words: SlotTextContext;
  /** Called with a day that was picked in the calendar. */
  readonly onPick: (day: string) => void;
  readonly onShow: (day: string) => void;
  /** The content at the end of the row. */
  readonly children: ReactNode;
}

/** Buttons for earlier and later days, the shown dates, and a calendar to pick a day. The buttons never move. */
export function DayNavigator({ window, criteria, words, onPick, onShow, children }: DayNavigatorProps) {
  const { phrases, dateLocale } = words;
  const { days, limits, home } = window;
  const [month, setMonth] = useState<string | null>(null);
  const emptyDays = useEmptyDays(criteria, window, month);
  const from = days.at(0) ?? home;
  // The list may be longer than the number of days by which the buttons move.
  const until = days.at(window.columns - 1) ?? from;
  const span = formatDaySpan(from, until, dateLocale);
  const homeLabel = home === window.today ? phrases.slots.today : phrases.slots.earliest;
  return (
    <div className={styles.navigator}>
      <MoveButton label={phrases.slots.previousDays} day={window.previous} onShow={onShow}>
        <ChevronLeft aria-hidden size={22} />
      </MoveButton>
      <DatePicker
        shown={span}
        shownShort={formatDaySpan(from, until, dateLocale, "short")}
        value={from}
        min={limits.first}
        max={limits.last}
        today={window.today}
        dateLocale={dateLocale}
        words={{ ...phrases.slots, loading: phrases.common.loading, today: phrases.common.today }}
        shortcut={{ label: homeLabel, day: home }}
        emptyDays={emptyDays}
        onShowMonth={setMonth}
        onPick={onPick}
      />
      <MoveButton label={phrases.slots.nextDays} day={window.next} onShow={onShow}>
        <ChevronRight aria-hidden size={22} />
      </MoveButton>
      <button
        type="button"
        className={styles.home}
        aria-disabled={from === home}
        onClick={() => from !== home && onShow(home)}
      >
        {homeLabel}
      </button>
      {children}
    </div>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly day: string | null;
  readonly onShow: (day: string) => void;
  readonly children: ReactNode;
}

/** Stays focusable at the end of the range, so that the focus is not lost. */
function MoveButton({ label, day, onShow, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      title={label}
      aria-disabled={day === null}
      onClick={() => day !== null && onShow(day)}
    >
      {children}
    </button>
  );
}

/** Returns the days without a free time in the month of a day, as far as they are loaded; null: no month. */
function useEmptyDays(
  criteria: SlotCriteria,
  { today, limits }: Pick<SlotWindow, "today" | "limits">,
  inMonth: Day | null,
): ReadonlySet<Day> {
  const starts = inMonth === null ? [] : startsOfMonth(inMonth, today, limits.last);
  const fetches = useQueries({ queries: starts.map((day) => slotsQueryOptions(criteria, day)) });
  const days = slotsOfDays(starts.map((day, index) => ({ day, data: fetches[index]?.data })));
  return new Set([...days].flatMap(([day, slots]) => (slots.length === 0 ? [day] : [])));
}

function startsOfMonth(inMonth: Day, today: Day, last: Day): Day[] {
  const first = `${inMonth.slice(0, 8)}01`;
  const next = `${addDays(first, 31).slice(0, 8)}01`;
  const from = first < today ? today : first;
  const end = addDays(last, 1) < next ? addDays(last, 1) : next;
  return from < end ? fetchStarts(today, from, daysBetween(from, end)) : [];
}
