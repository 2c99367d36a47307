import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { type Day, addDays } from "@rendezvous/domain/time/instant";
import {
  Armchair,
  CalendarPlus,
  CalendarSearch,
  CalendarX2,
  Keyboard,
  Printer,
  ChevronLeft,
  ChevronRight,
} from "lucide-react";
import { formatDaySpan } from "@rendezvous/phrases/format-date";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { SegmentedControl } from "../../../components/fields/segmented-control.tsx";
import { ToggleButton } from "../../../components/fields/toggle-button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDeskTitle } from "../../ground/group/use-desk-title.ts";
import styles from "./calendar-page.module.css";
import { ColumnChooser } from "./column-chooser.tsx";
import type { UseRequestedViewResult } from "./use-requested-view.ts";
import { DatePicker } from "../../../components/fields/date-picker.tsx";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";

interface Props {
  title: string;
  /** The number of shown appointments, in words. */
  count: string;
  view: UseRequestedViewResult;
  nDays: number;
  today: Day;
  /** The calendars and resources that can be shown. */
  places: readonly Calendar[];
  onBook: () => void;
  onFind: () => void;
  onKeys: () => void;
  onSubscribe: () => void;
  onBusy: (() => void) | null;
  /** The number of clients who have arrived; 0 on any other day than today. */
  visitors: number;
  onWaitingRoom: () => void;
  /** The button of the waiting list. */
  waiting: ReactNode;
}

/** The toolbar of the calendar: title, days, view, columns, and buttons for new actions. */
export function CalendarBar({
  title,
  count,
  view: requestedView,
  nDays,
  today,
  places,
  onBook,
  onFind,
  onKeys,
  onSubscribe,
  onBusy,
  visitors,
  onWaitingRoom,
  waiting,
}: Props) {
  const phrases = useProPhrases("calendar");
  const words = useProPhrases("calendarActions");
  const labelled = useLabelled();
  const { day, view, columns, calendar, cancelled, show, arrange } = requestedView;
  return (
    <div className={styles.bar}>
      <ScreenTitle documentTitle={useDeskTitle(phrases.heading)}>{title}</ScreenTitle>
      <span className={styles.count}>{count}</span>
      <div className={styles.aside}>
        {visitors > 0 && (
          <Button onClick={onWaitingRoom}>
            <Armchair size={18} aria-hidden="true" />
            {labelled(phrases.waitingRoom.heading, String(visitors))}
          </Button>
        )}
        {waiting}
        <ToggleButton
          label={phrases.cancelled}
          icon={<CalendarX2 size={18} aria-hidden="true" />}
          isPressed={cancelled}
          onChange={(isPressed) => show({ cancelled: isPressed })}
        />
        <Button
          className={styles.print}
          aria-label={phrases.print}
          title={phrases.print}
          onClick={() => window.print()}
        >
          <Printer size={18} aria-hidden="true" />
        </Button>
        <Button
          className={styles.keys}
          aria-label={words.keys.heading}
          title={words.keys.heading}
          onClick={onKeys}
        >
          <Keyboard size={18} aria-hidden="true" />
        </Button>
      </div>
      <div className={styles.tools}>
        <Button look="main" className={styles.book} onClick={onBook}>
          <CalendarPlus size={18} aria-hidden="true" />
          {words.book.heading}
        </Button>
        <DayNavigation day={day} today={today} nDays={nDays} onShow={(next) => show({ day: next })} />
        <SegmentedControl
          label={phrases.view}
          options={[
            { value: "grid", label: phrases.grid },
            { value: "week", label: words.week },
            { value: "list", label: phrases.list },
          ]}
          value={view}
          onChange={(value) => show({ view: value })}
        />
        {view === "week" ? (
          <select
            className={styles.calendar}
            aria-label={words.calendar}
            value={calendar}
            onChange={(event) => show({ calendar: Number(event.target.value) })}
          >
            {places.map((one) => (
              <option key={one.id} value={one.id} lang={one.lang}>
                {one.publicname}
              </option>
            ))}
          </select>
        ) : (
          <ColumnChooser {...{ places, columns, onSubscribe, onBusy }} onChange={arrange} />
        )}
        <Button aria-label={words.find.heading} title={words.find.heading} onClick={onFind}>
          <CalendarSearch size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

/** The number of days that the picker reaches back and ahead. */
const REACH_DAYS = 1825;

interface DayNavigationProps {
  day: Day;
  today: Day;
  /** The number of days shown at once. */
  nDays: number;
  onShow: (day: Day) => void;
}

/** Navigates to the previous day, today, the next day, or any other. */
function DayNavigation({ day, today, nDays, onShow }: DayNavigationProps) {
  const phrases = useProPhrases("calendar");
  const { phrases: all, dateLocale } = useWording();
  return (
    <div className={styles.days}>
      <Button
        aria-label={phrases.previousDay}
        title={phrases.previousDay}
        onClick={() => onShow(addDays(day, -nDays))}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <Button aria-disabled={day === today} onClick={() => day !== today && onShow(today)}>
        {all.screen.slots.today}
      </Button>
      <Button
        aria-label={phrases.nextDay}
        title={phrases.nextDay}
        onClick={() => onShow(addDays(day, nDays))}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
      <DatePicker
        shown={formatDaySpan(day, day, dateLocale, "short")}
        shownShort={formatDaySpan(day, day, dateLocale, "short")}
        value={day}
        min={addDays(today, -REACH_DAYS)}
        max={addDays(today, REACH_DAYS)}
        today={today}
        dateLocale={dateLocale}
        words={{
          ...all.screen.slots,
          loading: all.screen.common.loading,
          today: all.screen.common.today,
        }}
        onPick={onShow}
      />
    </div>
  );
}
