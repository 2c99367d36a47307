import type { DayClosure } from "@rendezvous/domain/day/day-columns";
import { addDays, toDayNumber, weekdayIndex } from "@rendezvous/domain/time/days";
import { type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { formatDaySpan, formatDayWithYear, formatShortWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { announce } from "../../lib/announce.ts";
import { now } from "../../lib/clock.ts";
import { createKey } from "../../lib/create-key.ts";
import { useCalendarPhrases } from "../../lib/lazy-phrases.ts";
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
import { type AskedHours, HoursPane } from "./actions/hours-pane.tsx";
import { MoveDialog } from "./actions/move-dialog.tsx";
import { snap } from "./actions/target.ts";
import { ShortcutList } from "./actions/shortcut-list.tsx";
import { UndoBar } from "./actions/undo-bar.tsx";
import { useActions } from "./actions/use-actions.ts";
import { useManagedPlaces } from "./actions/use-managed-places.ts";
import { useMoving } from "./actions/use-moving.ts";
import type { OnPlace, Wish } from "./actions/use-moving-keys.ts";
import { useNewBooking } from "./actions/use-new-booking.ts";
import { useShortcuts } from "./actions/use-shortcuts.ts";
import styles from "./calendar-page.module.css";
import { CalendarBar } from "./calendar-bar.tsx";
import type { CalendarEvent } from "./day-event.ts";
import { DayGrid } from "./day-grid.tsx";
import { DayList } from "./day-list.tsx";
import { DetailsPane } from "./details-pane.tsx";
import { focusBlock } from "./focus-block.ts";
import { toGrid } from "./grid-columns.ts";
import { useAskedView } from "./use-asked-view.ts";
import { useDays } from "./use-day.ts";

const DAYS_OF_WEEK = 7;
const HOUR_MINUTES = 60;
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
  /** A time that is to be blocked or opened. */
  const [hours, setHours] = useState<AskedHours | null>(null);
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
  /** What was begun stays; nothing stands beside the day. */
  const clear = () => {
    drafts.open(null);
    setChosen(null);
    setHours(null);
  };
  const choose = (appointmentId: number) => {
    clear();
    setChosen(appointmentId);
  };
  const managed = useManagedPlaces();
  const managedIds = useMemo(() => new Set(managed.map(({ id }) => id)), [managed]);
  const beginBooking = useNewBooking(drafts);
  const askHours = (what: AskedHours["what"], calendarId: number, from: EpochMinute) => {
    const own = managed.find(({ id }) => id === calendarId) ?? managed[0];
    if (!own) return;
    clear();
    const { timezone } = group;
    const ends = { start: wallMinute(timezone, from), end: wallMinute(timezone, from + HOUR_MINUTES) };
    setHours({ key: createKey(), what, calendarId: own.id, ...ends, closure: null });
  };
  const placeAt: OnPlace = (column, minute, wish) => {
    if (wish !== "book") return askHours(wish, column.calendarId, snap(column, minute));
    clear();
    beginBooking(column, minute);
  };
  const placeAnywhere = (wish: Wish) => {
    const [column] = grid.columns;
    if (column) placeAt(column, Math.max(column.open[0]?.from ?? column.top, minuteOf(now())), wish);
  };
  const changeClosure = (calendarId: number, closure: DayClosure) => {
    clear();
    const { start, end } = closure;
    setHours({ key: createKey(), what: "block", calendarId, start, end, closure });
  };
  const navigate = useNavigate();
  const [areKeysShown, showKeys] = useState(false);
  const shortcuts = useShortcuts({
    n: () => placeAnywhere("book"),
    b: () => placeAnywhere("block"),
    o: () => placeAnywhere("open"),
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
      <CalendarBar
        title={date}
        count={shown.isLoading ? "" : countText}
        view={{ day, view, columns, calendar, show }}
        nDays={nDays}
        today={today}
        places={places}
        onBook={() => placeAnywhere("book")}
        onKeys={() => showKeys(true)}
      />
      <BegunBookings
        drafts={drafts}
        onOpen={(id) => {
          clear();
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
            onPlace={placeAt}
            managed={managedIds}
            onClosure={({ calendarId }, closure) => changeClosure(calendarId, closure)}
          />
        ) : (
          <DayList
            shown={shown}
            nameOfColumn={nameOfColumn}
            onChoose={choose}
            managed={managedIds}
            onClosure={changeClosure}
          />
        )}
        {drafts.opened && (
          <BookPane
            key={drafts.opened.id}
            draft={drafts.opened}
            drafts={drafts}
            actions={actions}
            onHours={(what, { calendarId, day: on, time }) => {
              const [hour = 0, minute = 0] = time.split(":").map(Number);
              askHours(what, calendarId, wallToInstant(group.timezone, on || day, hour * 60 + minute));
            }}
            onClose={() => {
              drafts.open(null);
              focusBlock(null);
            }}
          />
        )}
        {hours && (
          <HoursPane
            key={hours.key}
            asked={hours}
            actions={actions}
            onShow={(one) => {
              const on = one.start.slice(0, 10);
              const at = one.calendar_id;
              show({ day: on, calendar: at, ...(!columns.includes(at) && { columns: [...columns, at] }) });
              choose(one.id);
            }}
            onClose={() => {
              setHours(null);
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

/** `YYYY-MM-DD HH:MM` */
function wallMinute(zone: string, minute: EpochMinute): string {
  return formatWallDateTime(zone, minute).slice(0, 16);
}
