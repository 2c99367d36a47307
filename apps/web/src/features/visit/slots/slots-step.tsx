import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import type { Group } from "@rendezvous/contract/catalogue/group";
import type { Slot } from "@rendezvous/contract/booking/slot";
import { FETCHED_DAYS } from "@rendezvous/domain/slots/columns";
import type { CellPlace } from "@rendezvous/domain/slots/moves";
import { addDays } from "@rendezvous/domain/time/days";
import type { Day, EpochMs } from "@rendezvous/domain/time/instant";
import { formatDay, formatDaySpan } from "@rendezvous/phrases/format-date";
import { List } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { LoadingText } from "../../../components/loading-text.tsx";
import { ToggleButton } from "../../../components/fields/toggle-button.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import type { SlotCriteria } from "./api/list-available-time-slots.ts";
import { DayNavigator } from "./day-navigator.tsx";
import { DayView } from "./day-view.tsx";
import { FirstFreeButton } from "./first-free-button.tsx";
import { SlotTable } from "./slot-table.tsx";
import type { SlotWords } from "./slot-words.ts";
import {
  FetchFailed,
  NoResource,
  NothingAtAll,
  NothingInWindow,
  NothingPromoted,
  TooManyItems,
} from "./slots-notice.tsx";
import styles from "./slots-step.module.css";
import { useAnnouncements } from "./use-announcements.ts";
import { type SlotWindow, useSlotWindow } from "./use-slot-window.ts";
import { useSlotsView } from "./use-slots-view.ts";
import { clocksDiffer, placeOfZone, visitorZone } from "./zone-difference.ts";

export interface SlotsStepProps {
  readonly group: Pick<
    Group,
    | "city"
    | "timezone"
    | "maxrdv_period"
    | "phone"
    | "currency"
    | "capacity_display_user"
    | "display_intervention_price"
    | "slots_view"
  >;
  readonly criteria: SlotCriteria;
  /** The group's calendars, to name the calendar of a time where the group shows places. */
  readonly calendars: readonly Pick<Calendar, "id" | "publicname" | "lang">[];
  /** The slot of the previous choice, if the visitor comes back. */
  readonly selected: Pick<Slot, "start" | "start_at"> | null;
  /** The day in a link (query parameter `date`). */
  readonly startDay?: Day | null;
  /** The first day that was shown last time, if the visitor comes back. */
  readonly shownDay?: Day | null;
  /** Called when the visitor moves to other days. */
  readonly onShowFrom?: (day: Day) => void;
  /** A filter beside the days. */
  readonly filter?: ReactNode;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly nowMs: EpochMs;
  /** Includes `start_at`, because a wall time may occur twice. */
  readonly onChoose: (slot: Slot) => void;
  /** Called if the chosen calendar or resource no longer exists (`invalid_resources`). */
  readonly onInvalidCalendar?: () => void;
  /** Called if the visitor wants to choose fewer services. */
  readonly onStartAgain?: () => void;
  /** Called if the visitor wants all times instead of those with a promotion. */
  readonly onShowAll?: () => void;
}

/** The rows of the first skeleton, before any slots are loaded. */
const FIRST_ROWS = 7;
const FIRST_PLACE: CellPlace = { column: 0, row: 0 };

/** The slots step: the days, their free times, and the actions if there are none. */
export function SlotsStep(props: SlotsStepProps) {
  const { group, selected, onInvalidCalendar } = props;
  const phrases = usePhrases();
  const dateLocale = useDateLocale();
  const words: SlotWords = {
    phrases,
    dateLocale,
    timezone: group.timezone,
    showsCapacity: group.capacity_display_user,
    calendars: props.calendars,
    currency: group.display_intervention_price ? group.currency : null,
  };
  const [view, setView] = useSlotsView(group);
  const isDayView = view === "day";
  const [listedDays, setListedDays] = useState(FETCHED_DAYS);
  const window = useSlotWindow({
    listed: isDayView ? listedDays : null,
    criteria: props.criteria,
    timezone: group.timezone,
    maxrdv_period: group.maxrdv_period,
    nowMs: props.nowMs,
    startDay: selected?.start.slice(0, 10) ?? props.shownDay ?? props.startDay ?? null,
  });
  const [pickedDay, setPickedDay] = useState(selected || props.shownDay ? null : (props.startDay ?? null));
  const [focusFrom, setFocusFrom] = useState<Day | null>(null);
  const [focusTarget, setFocusTarget] = useState<CellPlace | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const refusal = window.failure instanceof ApiFailure ? window.failure.code : null;
  const isInvalidCalendar = refusal === "invalid_calendar";

  useEffect(() => {
    if (isInvalidCalendar) onInvalidCalendar?.();
  }, [isInvalidCalendar, onInvalidCalendar]);
  useAnnouncements(window, words, group.phone);

  const showFrom = (day: Day) => {
    setListedDays(FETCHED_DAYS);
    window.showFrom(day);
    props.onShowFrom?.(day);
  };
  const show = (day: Day, focus: CellPlace | null = null) => {
    setPickedDay(null);
    setFocusTarget(focus);
    showFrom(day);
  };
  // The focused element is replaced, so the region has the focus until the new times are rendered.
  const holdFocus = () => region.current?.focus({ preventScroll: true });
  const showAndFocus = (day: Day, place: CellPlace) => {
    holdFocus();
    show(day, place);
  };
  const askAndFocus = (ask: () => void) => {
    holdFocus();
    setFocusTarget(FIRST_PLACE);
    ask();
  };
  const onFocused = useCallback(() => {
    setFocusTarget(null);
    setFocusFrom(null);
  }, []);
  const listMore = useCallback(() => setListedDays((listed) => listed + FETCHED_DAYS), []);

  const [from = window.home] = window.days;
  const span = formatDaySpan(from, window.days.at(-1) ?? from, dateLocale);
  const countedInstants = [props.nowMs, Date.parse(`${from}T12:00Z`)];
  const isEmpty = window.state === "ready" && window.grid.slotCount === 0;
  const knowsWayOn = typeof window.nextFree === "string";
  useEffect(() => {
    // Without a slot to focus, the button to the next one takes the focus.
    if (focusTarget && isEmpty && knowsWayOn)
      region.current?.querySelector<HTMLElement>("[data-way-on]")?.focus();
  }, [focusTarget, isEmpty, knowsWayOn]);
  const hours = [...window.shownHours];
  const rowCount = Math.max(hours.length, window.state === "loading" ? FIRST_ROWS : 0);
  const lowRowCount = hours.length === 0 ? 0 : Math.max(...hours) - Math.min(...hours) + 1 - hours.length;
  return (
    <div className={styles.step}>
      {window.firstSlot !== null && (
        <>
          <DayNavigator
            window={window}
            criteria={props.criteria}
            words={words}
            onShow={(day) => show(day)}
            onPick={(day) => {
              showFrom(day);
              setPickedDay(day);
            }}
          >
            <ToggleButton
              label={phrases.slots.asList}
              icon={<List size={20} aria-hidden />}
              isPressed={isDayView}
              onChange={(isPressed) => setView(isPressed ? "day" : "columns")}
            />
          </DayNavigator>
          <div className={styles.quick}>
            {!isDayView && window.earliest !== null && (
              <FirstFreeButton slot={window.earliest} words={words} onChoose={props.onChoose} />
            )}
            {props.filter}
          </div>
        </>
      )}
      {pickedDay && <PickedDayNote day={pickedDay} window={window} words={words} />}
      <VisuallyHidden>
        <span id={hintId}>{phrases.slots.gridHint}</span>
      </VisuallyHidden>
      <section
        ref={region}
        aria-label={phrases.slots.grid({ span })}
        tabIndex={-1}
        className={isDayView ? styles.list : styles.region}
        style={
          isDayView ? undefined : ({ "--rows": rowCount, "--low-rows": lowRowCount } as React.CSSProperties)
        }
      >
        {window.state === "failed" ? (
          isInvalidCalendar ? (
            <NoResource words={words} />
          ) : refusal === "too_many_items" ? (
            <TooManyItems
              words={words}
              failure={window.failure}
              phone={group.phone}
              onStartAgain={props.onStartAgain}
            />
          ) : (
            <FetchFailed words={words} failure={window.failure} onRetry={() => askAndFocus(window.retry)} />
          )
        ) : window.firstSlot === null && props.criteria.promotionsOnly ? (
          <NothingPromoted words={words} onShowAll={() => askAndFocus(() => props.onShowAll?.())} />
        ) : window.firstSlot === null ? (
          <NothingAtAll words={words} phone={group.phone} />
        ) : (
          <>
            {isDayView ? (
              <DayView
                window={window}
                words={words}
                selectedAt={selected?.start_at ?? null}
                focusFrom={focusTarget === null ? null : (focusFrom ?? from)}
                onFocused={onFocused}
                onNear={listMore}
                onMore={() => {
                  setFocusFrom(addDays(window.days.at(-1) ?? from, 1));
                  askAndFocus(listMore);
                }}
                onJump={(day) => showAndFocus(day, FIRST_PLACE)}
                onChoose={props.onChoose}
              />
            ) : (
              <SlotTable
                grid={isEmpty ? { ...window.grid, hours: [] } : window.grid}
                rowCount={isEmpty ? 0 : rowCount}
                today={window.today}
                label={phrases.slots.grid({ span })}
                hintId={hintId}
                words={words}
                selectedAt={selected?.start_at ?? null}
                focusTarget={focusTarget}
                onFocused={onFocused}
                onChoose={props.onChoose}
                onPage={(direction, place) => {
                  const day = direction === "previous" ? window.previous : window.next;
                  if (day !== null) showAndFocus(day, place);
                }}
              />
            )}
            {isEmpty && (
              <NothingInWindow
                title={phrases.slots.none}
                words={words}
                nextFree={window.nextFree}
                onJump={(day) => showAndFocus(day, FIRST_PLACE)}
              />
            )}
            {window.state === "loading" && (
              <p className={styles.loading}>
                <LoadingText>{phrases.slots.loading}</LoadingText>
              </p>
            )}
          </>
        )}
      </section>
      {clocksDiffer(group.timezone, visitorZone(), countedInstants) && (
        <p className={styles.note}>
          {phrases.slots.timezone({ place: group.city || placeOfZone(group.timezone) })}
        </p>
      )}
    </div>
  );
}

/** Explains why another day is shown than the picked one: that day is full, or too far ahead. */
function PickedDayNote({ day, window, words }: { day: Day; window: SlotWindow; words: SlotWords }) {
  const spoken = formatDay(day, words.dateLocale);
  if (window.state !== "ready" || window.firstSlot === null) return null;
  if (day > window.limits.last) {
    return <p className={styles.note}>{words.phrases.slots.dayTooFar({ day: spoken })}</p>;
  }
  const isFull =
    window.grid.slotCount > 0 && window.grid.days.some((one) => one.day === day && one.slotCount === 0);
  return isFull ? <p className={styles.note}>{words.phrases.slots.dayUnavailable({ day: spoken })}</p> : null;
}
