import { addDays } from "@rendezvous/domain/time/days";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { formatDaySpan, formatDayWithYear } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Button } from "../../components/button.tsx";
import { DatePicker } from "../../components/date-picker.tsx";
import { Notice } from "../../components/notice.tsx";
import { ScreenTitle } from "../../components/screen-title.tsx";
import { Segments } from "../../components/segments.tsx";
import { announce } from "../../lib/announce.ts";
import { useCalendarPhrases } from "../../lib/lazy-phrases.ts";
import { failureText, useWording } from "../../lib/phrases.ts";
import { useNow } from "../../lib/use-now.ts";
import { useKnownGroup } from "../group/first-data.ts";
import { offeredCatalogue } from "../group/offered-catalogue.ts";
import { useSession } from "../session/session-store.ts";
import styles from "./calendar-page.module.css";
import { ColumnChooser } from "./column-chooser.tsx";
import { DayGrid } from "./day-grid.tsx";
import { DayList } from "./day-list.tsx";
import { DetailsPane } from "./details-pane.tsx";
import { useAskedView } from "./use-asked-view.ts";
import { useDay } from "./use-day.ts";

/** The picker reaches so many days back and ahead. */
const REACH_DAYS = 1825;
const TODAY_LOOKED_AT_MS = 60_000;

/** The day of a professional: one column for each calendar, or lists. */
export function CalendarPage() {
  const phrases = useCalendarPhrases();
  const { phrases: all, dateLocale } = useWording();
  const { group, catalogue } = useKnownGroup();
  const { session } = useSession();
  const { day: today } = instantToWall(group.timezone, minuteOf(useNow(TODAY_LOOKED_AT_MS)));
  const { places, known, usual } = useMemo(() => {
    const { calendars, resources } = offeredCatalogue(catalogue);
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    const both = [...calendars, ...resources];
    return { places: both, known: ids(both), usual: ids(calendars) };
  }, [catalogue]);
  const { day, view, columns, show } = useAskedView({
    urlname: group.urlname,
    accountId: session?.accountId ?? 0,
    today,
    known,
    usual,
  });
  const shown = useDay(day, columns);
  const [chosen, setChosen] = useState<number | null>(null);
  const event = shown.columns
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.event.id === chosen)?.event;
  const count = new Set(shown.columns.flatMap(({ blocks }) => blocks.map((block) => block.event.id))).size;
  const date = upperFirst(formatDayWithYear(day, dateLocale), dateLocale);
  const countText = count === 0 ? phrases.noneThatDay : phrases.count(count);
  const news = shown.isLoading ? "" : `${date}: ${countText}`;
  useEffect(() => {
    if (news !== "") announce(news);
  }, [news]);
  const nameOfColumn = (id: number): string => places.find((one) => one.id === id)?.publicname ?? "";
  const close = () => {
    document.querySelector<HTMLElement>(`[data-event="${chosen}"]`)?.focus();
    setChosen(null);
  };

  return (
    <div className={styles.page} data-wide>
      <div className={styles.bar}>
        <ScreenTitle documentTitle={all.screen.title.screen({ screen: phrases.heading, group: group.name })}>
          {date}
        </ScreenTitle>
        <div className={styles.tools}>
          <Button
            aria-label={phrases.previousDay}
            title={phrases.previousDay}
            onClick={() => show({ day: addDays(day, -1) })}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </Button>
          <Button aria-disabled={day === today} onClick={() => day !== today && show({ day: today })}>
            {all.screen.slots.today}
          </Button>
          <Button
            aria-label={phrases.nextDay}
            title={phrases.nextDay}
            onClick={() => show({ day: addDays(day, 1) })}
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
            onPick={(picked) => show({ day: picked })}
          />
          <Segments
            label={phrases.view}
            options={[
              { value: "grid", label: phrases.grid },
              { value: "list", label: phrases.list },
            ]}
            value={view}
            onChange={(value) => show({ view: value })}
          />
          <ColumnChooser places={places} columns={columns} onChange={(next) => show({ columns: next })} />
          <Button
            className={styles.print}
            aria-label={phrases.print}
            title={phrases.print}
            onClick={() => window.print()}
          >
            <Printer size={18} aria-hidden="true" />
          </Button>
          <span className={styles.count}>{shown.isLoading ? "" : countText}</span>
        </div>
      </div>
      {shown.failure !== null && (
        <Notice look="problem">
          {phrases.failed} {failureText(all, shown.failure, group.phone)}{" "}
          <Button onClick={shown.retry}>{all.screen.common.retry}</Button>
        </Notice>
      )}
      <div className={styles.day}>
        {view === "grid" ? (
          <DayGrid
            key={day}
            label={`${phrases.heading}, ${date}`}
            shown={shown}
            zone={group.timezone}
            nameOfColumn={nameOfColumn}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : (
          <DayList shown={shown} nameOfColumn={nameOfColumn} onChoose={setChosen} />
        )}
        {event && (
          <DetailsPane
            key={event.id}
            appointment={event.appointment}
            isLinked={shown.next.has(event.id) || [...shown.next.values()].includes(event.id)}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}
