import { addDays, toDayNumber, weekdayIndex } from "@rendezvous/domain/time/days";
import { type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { formatDaySpan, formatDayWithYear, formatShortWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { CalendarPlus, Keyboard, Printer } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { ScreenTitle } from "../../components/screen-title.tsx";
import { Segments } from "../../components/segments.tsx";
import { announce } from "../../lib/announce.ts";
import { now } from "../../lib/clock.ts";
import { useCalendarActionsPhrases, useCalendarPhrases } from "../../lib/lazy-phrases.ts";
import { failureText, useWording } from "../../lib/phrases.ts";
import { useNavigate } from "../../lib/navigation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useKnownGroup } from "../group/first-data.ts";
import { offeredCatalogue } from "../group/offered-catalogue.ts";
import { toSearchFiche } from "../group/paths.ts";
import { useSession } from "../session/session-store.ts";
import { BegunBookings } from "./actions/begun-bookings.tsx";
import { BookPane } from "./actions/book-pane.tsx";
import { useDrafts } from "./actions/drafts.ts";
import { MoveDialog } from "./actions/move-dialog.tsx";
import { ShortcutList } from "./actions/shortcut-list.tsx";
import { UndoBar } from "./actions/undo-bar.tsx";
import { useActions } from "./actions/use-actions.ts";
import { useMoving } from "./actions/use-moving.ts";
import { useNewBooking } from "./actions/use-new-booking.ts";
import { useShortcuts } from "./actions/use-shortcuts.ts";
import styles from "./calendar-page.module.css";
import { ColumnChooser } from "./column-chooser.tsx";
import type { CalendarEvent } from "./day-event.ts";
import { DayNavigation } from "./day-navigation.tsx";
import { DayGrid } from "./day-grid.tsx";
import { DayList } from "./day-list.tsx";
import { DetailsPane } from "./details-pane.tsx";
import { focusBlock } from "./focus-block.ts";
import { type GridColumn, toGrid } from "./grid-columns.ts";
import { useAskedView } from "./use-asked-view.ts";
import { useDays } from "./use-day.ts";

const DAYS_OF_WEEK = 7;
const TODAY_LOOKED_AT_MS = 60_000;

/** The day of a professional: one column for each calendar, or lists. */
export function CalendarPage() {
  const phrases = useCalendarPhrases();
  const words = useCalendarActionsPhrases();
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
  const { day, view, columns, calendar, ...asked } = useAskedView({
    urlname: group.urlname,
    accountId: session?.accountId ?? 0,
    today,
    known,
    usual,
  });
  const isWeek = view === "week";
  const start = isWeek ? addDays(day, -weekdayIndex(toDayNumber(day))) : day;
  const nDays = isWeek ? DAYS_OF_WEEK : 1;
  const shown = useDays(
    start,
    nDays,
    useMemo(() => (isWeek ? [calendar] : columns), [isWeek, calendar, columns]),
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const actions = useActions();
  const drafts = useDrafts();
  const moving = useMoving();
  /** To be put somewhere else, also on another day. */
  const [cut, setCut] = useState<CalendarEvent | null>(null);
  const show: typeof asked.show = (change) => {
    moving.end();
    asked.show(change);
  };
  const events = new Map(
    shown.days.flatMap(({ columns: all }) =>
      all.flatMap(({ blocks }) => blocks.map(({ event }) => [event.id, event] as const)),
    ),
  );
  const event = chosen === null ? undefined : events.get(chosen);
  const count = events.size;
  const nameOfColumn = useCallback(
    (id: number): string => places.find((one) => one.id === id)?.publicname ?? "",
    [places],
  );
  const date = isWeek
    ? `${nameOfColumn(calendar)}, ${formatDaySpan(start, addDays(start, DAYS_OF_WEEK - 1), dateLocale)}`
    : upperFirst(formatDayWithYear(day, dateLocale), dateLocale);
  const countText = count === 0 ? phrases.noneThatDay : phrases.count(count);
  const news = shown.isLoading ? "" : `${date}: ${countText}`;
  useEffect(() => {
    if (news !== "") announce(news);
  }, [news]);
  const grid = useMemo(
    () =>
      toGrid(shown, (id, of) =>
        isWeek
          ? `${formatShortWeekday(of, dateLocale)} ${formatDaySpan(of, of, dateLocale, "short")}`
          : nameOfColumn(id),
      ),
    [shown, isWeek, nameOfColumn, dateLocale],
  );
  const choose = (appointmentId: number) => {
    drafts.open(null);
    setChosen(appointmentId);
  };
  const beginBooking = useNewBooking(drafts);
  const bookAt = (column: GridColumn, minute: EpochMinute) => {
    setChosen(null);
    beginBooking(column, minute);
  };
  const bookAnywhere = () => {
    const [column] = grid.columns;
    if (column) bookAt(column, Math.max(column.open[0]?.from ?? column.top, minuteOf(now())));
  };
  const navigate = useNavigate();
  const [areKeysShown, showKeys] = useState(false);
  const shortcuts = useShortcuts({
    n: bookAnywhere,
    t: () => show({ day: today }),
    "/": () => navigate(toSearchFiche(group.urlname, null)),
    d: () => show({ view: "grid" }),
    w: () => show({ view: "week" }),
    l: () => show({ view: "list" }),
    "?": () => showKeys(true),
  });
  const close = () => {
    focusBlock(chosen);
    setChosen(null);
  };

  return (
    <div className={styles.page} data-wide>
      <div className={styles.bar}>
        <ScreenTitle documentTitle={all.screen.title.screen({ screen: phrases.heading, group: group.name })}>
          {date}
        </ScreenTitle>
        <div className={styles.tools}>
          <Button look="main" onClick={bookAnywhere}>
            <CalendarPlus size={18} aria-hidden="true" />
            {words.book.heading}
          </Button>
          <DayNavigation day={day} today={today} nDays={nDays} onShow={(next) => show({ day: next })} />
          <Segments
            label={phrases.view}
            options={[
              { value: "grid", label: phrases.grid },
              { value: "week", label: words.week },
              { value: "list", label: phrases.list },
            ]}
            value={view}
            onChange={(value) => show({ view: value })}
          />
          {isWeek ? (
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
            <ColumnChooser places={places} columns={columns} onChange={(next) => show({ columns: next })} />
          )}
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
            onClick={() => showKeys(true)}
          >
            <Keyboard size={18} aria-hidden="true" />
          </Button>
          <span className={styles.count}>{shown.isLoading ? "" : countText}</span>
        </div>
      </div>
      <BegunBookings
        drafts={drafts}
        onOpen={(id) => {
          setChosen(null);
          drafts.open(id);
        }}
      />
      {shown.failure !== null && (
        <Notice look="problem">
          {phrases.failed} {failureText(all, shown.failure, group.phone)}{" "}
          <Button onClick={shown.retry}>{all.screen.common.retry}</Button>
        </Notice>
      )}
      <div className={styles.day}>
        {view !== "list" ? (
          <DayGrid
            key={`${view} ${start}`}
            label={`${phrases.heading}, ${date}`}
            grid={grid}
            zone={group.timezone}
            chosen={chosen}
            moving={moving}
            cut={cut}
            onCut={setCut}
            onChoose={choose}
            onPlace={bookAt}
          />
        ) : (
          <DayList shown={shown} nameOfColumn={nameOfColumn} onChoose={choose} />
        )}
        {drafts.opened && (
          <BookPane
            key={drafts.opened.id}
            draft={drafts.opened}
            drafts={drafts}
            actions={actions}
            onClose={() => {
              drafts.open(null);
              focusBlock(null);
            }}
          />
        )}
        {event && !drafts.opened && (
          <DetailsPane
            key={event.id}
            appointment={event.appointment}
            isLinked={shown.next.has(event.id) || [...shown.next.values()].includes(event.id)}
            actions={actions}
            onClose={close}
          />
        )}
      </div>
      {moving.moving?.isAsked && (
        <MoveDialog
          moving={moving.moving}
          actions={actions}
          onClose={() => {
            moving.end();
            setCut(null);
          }}
        />
      )}
      {areKeysShown && (
        <ShortcutList
          areUsed={shortcuts.areUsed}
          onUse={(areUsed) => shortcuts.use(areUsed)}
          onClose={() => showKeys(false)}
        />
      )}
      {actions.done && <UndoBar done={actions.done} actions={actions} />}
    </div>
  );
}
