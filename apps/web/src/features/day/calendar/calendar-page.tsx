import type { DayClosure } from "@rendezvous/domain/day/day-columns";
import { type Day, type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { useMemo, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { now } from "../../../lib/clock.ts";
import { createKey } from "../../../lib/create-key.ts";
import { useCalendarPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { workingPlaces } from "../../ground/group/offered-catalogue.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { BegunBookings } from "./actions/booking/begun-bookings.tsx";
import { BookPane } from "./actions/booking/book-pane.tsx";
import { CutNotice } from "./actions/closing/cut-notice.tsx";
import { useDrafts } from "./actions/drafts.ts";
import { firstFree } from "./actions/booking/first-free.ts";
import { FindPane } from "./actions/moving/find-pane.tsx";
import { type HoursSpan, HoursPane } from "./actions/closing/hours-pane.tsx";
import { MoveDialog } from "./actions/moving/move-dialog.tsx";
import { snap } from "./actions/target.ts";
import { ShortcutList } from "./actions/shortcut-list.tsx";
import { UndoBar } from "./actions/undo-bar.tsx";
import { useActions } from "./actions/use-actions.ts";
import { useFinding } from "./actions/moving/use-finding.ts";
import { useManagedPlaces } from "./actions/closing/use-managed-places.ts";
import { useMoving } from "./actions/moving/use-moving.ts";
import type { OnPlace, PlaceAction } from "./actions/moving/use-moving-keys.ts";
import { useNewBooking } from "./actions/booking/use-new-booking.ts";
import styles from "./calendar-page.module.css";
import { CalendarBar } from "./calendar-bar.tsx";
import type { CalendarEvent } from "./grid/day-event.ts";
import { DayGrid } from "./grid/day-grid.tsx";
import { DayList } from "./day-list.tsx";
import { DetailsPane } from "./details-pane.tsx";
import { focusBlock } from "./grid/focus-block.ts";
import { Legend } from "./legend.tsx";
import { useRequestedView } from "./use-requested-view.ts";
import { useShownCalendar } from "./use-shown-calendar.ts";

const HOUR_MINUTES = 60;
const TODAY_LOOKED_AT_MS = 60_000;

/** The calendar of a professional: one column for each calendar, or lists. */
export function CalendarPage() {
  const phrases = useCalendarPhrases();
  const { phrases: all } = useWording();
  const { group, catalogue } = useLoadedGroup();
  const { session } = useSession();
  const { day: today } = instantToWall(group.timezone, minuteOf(useNow(TODAY_LOOKED_AT_MS)));
  const { places, allIds, usual } = useMemo(() => {
    const { calendars, resources } = workingPlaces(catalogue);
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    const both = [...calendars, ...resources];
    return { places: both, allIds: ids(both), usual: ids(calendars) };
  }, [catalogue]);
  const { day, view, columns, calendar, cancelled, ...requested } = useRequestedView({
    urlname: group.urlname,
    accountId: session?.accountId ?? 0,
    today,
    allIds: allIds,
    usual,
  });
  const { shown, start, nDays, date, countText, grid, events, nameOfColumn } = useShownCalendar(
    { day, view, columns, calendar, cancelled },
    places,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [isByPointer, setByPointer] = useState(false);
  /** The time to block or to open. */
  const [hours, setHours] = useState<HoursSpan | null>(null);
  const actions = useActions();
  const drafts = useDrafts();
  const moving = useMoving();
  const { finding, ...search } = useFinding(drafts, moving);
  /** The appointment that was cut out and can be placed elsewhere, also on another day. */
  const [cut, setCut] = useState<CalendarEvent | null>(null);
  const show: typeof requested.show = (change) => {
    moving.end();
    requested.show(change);
  };
  const event = chosen === null ? undefined : events.get(chosen);
  /** Closes everything beside the day; a begun booking stays stored. */
  const clear = () => {
    drafts.open(null);
    setChosen(null);
    setHours(null);
    search.end();
  };
  const choose = (appointmentId: number, byPointer = false) => {
    clear();
    setChosen(appointmentId);
    setByPointer(byPointer);
  };
  const managed = useManagedPlaces();
  const managedIds = useMemo(() => new Set(managed.map(({ id }) => id)), [managed]);
  const beginBooking = useNewBooking(drafts);
  const askHours = (what: HoursSpan["what"], calendarId: number, from: EpochMinute) => {
    const own = managed.find(({ id }) => id === calendarId) ?? managed[0];
    if (!own) return;
    clear();
    const { timezone } = group;
    const ends = { start: wallMinute(timezone, from), end: wallMinute(timezone, from + HOUR_MINUTES) };
    setHours({ key: createKey(), what, calendarId: own.id, ...ends, closure: null });
  };
  const placeAt: OnPlace = (column, minute, action) => {
    if (action !== "book") return askHours(action, column.calendarId, snap(column, minute));
    clear();
    beginBooking(column, minute, drafts.opened);
  };
  const placeAnywhere = (action: PlaceAction) => {
    // The column of the appointment whose details are shown.
    const column =
      grid.columns.find(({ blocks }) => blocks.some((one) => one.event.id === chosen)) ?? grid.columns[0];
    if (!column) return;
    const present = minuteOf(now());
    const minute = firstFree(column, present) ?? Math.max(column.open[0]?.from ?? column.top, present);
    if (action !== "book") return placeAt(column, minute, action);
    clear();
    beginBooking(column, minute, null, true);
  };
  const changeClosure = (calendarId: number, closure: DayClosure) => {
    clear();
    const { start, end } = closure;
    setHours({ key: createKey(), what: "block", calendarId, start, end, closure });
  };
  const find = (of: CalendarEvent | null) => {
    clear();
    search.begin({ from: day < today ? today : day, event: of, draft: of ? null : drafts.opened });
  };
  const showPlace = (on: Day, at: number) =>
    show({ day: on, calendar: at, ...(!columns.includes(at) && { columns: [...columns, at] }) });
  const [areKeysShown, showKeys] = useState(false);
  const shortcuts = useShortcuts({
    n: () => placeAnywhere("book"),
    b: () => placeAnywhere("block"),
    o: () => placeAnywhere("open"),
    f: () => find(null),
    t: () => show({ day: today }),
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
        count={countText}
        view={{ day, view, columns, calendar, cancelled, show, arrange: requested.arrange }}
        nDays={nDays}
        today={today}
        places={places}
        onBook={() => placeAnywhere("book")}
        onFind={() => find(null)}
        onKeys={() => showKeys(true)}
      />
      <BegunBookings
        drafts={drafts}
        onOpen={(id) => {
          clear();
          drafts.open(id);
        }}
      />
      {cut && <CutNotice cut={cut} onGiveUp={() => setCut(null)} />}
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
            preview={finding?.hit ?? null}
            onCut={setCut}
            onChoose={choose}
            onEscape={close}
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
            columns={grid.columns}
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
            span={hours}
            actions={actions}
            onShow={(one) => {
              showPlace(one.start.slice(0, 10), one.calendar_id);
              choose(one.id);
            }}
            onClose={() => {
              setHours(null);
              focusBlock(null);
            }}
          />
        )}
        {finding && (
          <FindPane
            key={finding.key}
            event={finding.event}
            draft={finding.draft}
            from={finding.from}
            hit={finding.hit}
            onShow={(hit) => {
              showPlace(hit.wall.slice(0, 10), hit.calendarId);
              if (view === "list") show({ view: "grid" });
              search.show(hit);
            }}
            onTake={search.take}
            onClose={() => {
              search.end();
              if (finding.draft) drafts.resume(finding.draft);
              else focusBlock(finding.event?.id ?? null);
            }}
          />
        )}
        {event && !drafts.opened && (
          <DetailsPane
            key={event.id}
            event={event}
            isQuiet={isByPointer}
            isLinked={shown.next.has(event.id) || [...shown.next.values()].includes(event.id)}
            actions={actions}
            onFind={() => find(event)}
            onClose={close}
          />
        )}
      </div>
      <Legend />
      {moving.moving?.isAsked && (
        <MoveDialog
          moving={moving.moving}
          actions={actions}
          onClose={() => {
            moving.end();
            setCut(null);
            search.end();
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
