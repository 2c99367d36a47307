import type { Day } from "@rendezvous/domain/time/instant";
import { formatDay, formatDaySpan, formatShortDayAndTime } from "@rendezvous/phrases/format-date";
import { List } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { Slot } from "@rendezvous/contract/booking/slot";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { AUTO_COLUMNS_FROM, type SlotsView } from "@rendezvous/domain/slots/columns";
import {
  useDateLocale,
  usePhrases,
  failureText,
  useRateLimitText,
  useWording,
} from "../../../lib/phrases/phrases.ts";
import { ToggleButton } from "../../../components/fields/toggle-button.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { DayNavigator } from "./day-navigator.tsx";
import type { SlotsStepProps } from "./shown/slots-step-props.ts";
import { refusalCodeOf, ShownSlots } from "./shown/shown-slots.tsx";
import { useShownDays } from "./shown/use-shown-days.ts";
import type { SlotTextContext } from "./slot-words.ts";
import styles from "./slots-step.module.css";
import type { SlotWindow } from "./use-slot-window.ts";
import { clocksDiffer, cityOfZone, visitorZone } from "./zone-difference.ts";
import firstFreeButton from "./first-free-button.module.css";
import { announce } from "../../../lib/announce.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { lastingStorage } from "../../../lib/storage.ts";

/** The rows of the first skeleton, before any slots are loaded. */
const FIRST_ROWS = 7;

/** The slots step: the days, their free times, and the actions if there are none. */
export function SlotsStep(props: SlotsStepProps) {
  const { group, onInvalidCalendar } = props;
  const phrases = usePhrases();
  const dateLocale = useDateLocale();
  const words: SlotTextContext = {
    phrases,
    dateLocale,
    timezone: group.timezone,
    showsCapacity: group.capacity_display_user,
    calendars: props.calendars,
    currency: group.display_intervention_price ? group.currency : null,
  };
  const [view, setView] = useSlotsView(group);
  const isDayView = view === "day";
  const region = useRef<HTMLDivElement>(null);
  const days = useShownDays(props, isDayView, region);
  const { window, first, last } = days;
  const hintId = useId();
  const isInvalidCalendar = refusalCodeOf(window) === "invalid_calendar";

  useEffect(() => {
    if (isInvalidCalendar) onInvalidCalendar?.();
  }, [isInvalidCalendar, onInvalidCalendar]);
  useAnnouncements(window, words, group.phone);

  const label = phrases.slots.grid({ span: formatDaySpan(first, last, dateLocale) });
  const countedInstants = [props.nowMs, Date.parse(`${first}T12:00Z`)];
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
            onShow={days.show}
            onPick={days.pick}
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
      {window.isStale && (
        <p role="status" className={styles.note}>
          {phrases.slots.stale}
        </p>
      )}
      {days.pickedDay && <PickedDayNote day={days.pickedDay} window={window} words={words} />}
      <VisuallyHidden>
        <span id={hintId}>{phrases.slots.gridHint}</span>
      </VisuallyHidden>
      <section
        ref={region}
        aria-label={label}
        tabIndex={-1}
        className={isDayView ? styles.list : styles.region}
        style={
          isDayView ? undefined : ({ "--rows": rowCount, "--low-rows": lowRowCount } as React.CSSProperties)
        }
      >
        <ShownSlots
          step={props}
          days={days}
          words={words}
          isDayView={isDayView}
          label={label}
          hintId={hintId}
          rowCount={rowCount}
        />
      </section>
      {clocksDiffer(group.timezone, visitorZone(), countedInstants) && (
        <p className={styles.note}>
          {phrases.slots.timezone({ place: group.city || cityOfZone(group.timezone) })}
        </p>
      )}
    </div>
  );
}

/** Explains why another day is shown than the picked one: that day is full, or too far ahead. */
function PickedDayNote({ day, window, words }: { day: Day; window: SlotWindow; words: SlotTextContext }) {
  const dayText = formatDay(day, words.dateLocale);
  if (window.state !== "ready" || window.firstSlot === null) return null;
  if (day > window.limits.last) {
    return <p className={styles.note}>{words.phrases.slots.dayTooFar({ day: dayText })}</p>;
  }
  const isFull =
    window.grid.slotCount > 0 && window.grid.days.some((one) => one.day === day && one.slotCount === 0);
  return isFull ? (
    <p className={styles.note}>{words.phrases.slots.dayUnavailable({ day: dayText })}</p>
  ) : null;
}

interface Props {
  readonly slot: Slot;
  readonly words: SlotTextContext;
  readonly onChoose: (slot: Slot) => void;
}

/** Chooses the first free time at once. */
function FirstFreeButton({ slot, words: { phrases, dateLocale }, onChoose }: Props) {
  return (
    <button type="button" className={firstFreeButton.button} onClick={() => onChoose(slot)}>
      <span className={firstFreeButton.label}>{phrases.slots.firstFree}</span>{" "}
      <span className={firstFreeButton.time}>{formatShortDayAndTime(slot.start, dateLocale)}</span>
    </button>
  );
}

const LOADING_TEXT_AFTER_MS = 400;

/** Announces the loaded days in the live region: how many times are free, or why there are none. */
function useAnnouncements(window: SlotWindow, words: SlotTextContext, phone: string): void {
  const { phrases, dateLocale } = words;
  const { state, days, grid, firstSlot } = window;
  const [from = ""] = days;
  const span = formatDaySpan(from, days.at(-1) ?? from, dateLocale);
  const texts = phrases.slots;
  const problem = useProblemText(window.failure, phone);
  const count = grid.slotCount > 0 ? texts.freeTimes(grid.slotCount) : texts.none;
  const news = {
    loading: texts.loading,
    failed: problem,
    ready: firstSlot === null ? texts.noneAtAll : `${span}, ${count}`,
  }[state];
  const delay = state === "loading" ? LOADING_TEXT_AFTER_MS : 0;
  useEffect(() => {
    const timer = setTimeout(() => announce(news), delay);
    return () => clearTimeout(timer);
  }, [news, delay]);
}

/** Returns the reason why no times are shown, as one text. */
function useProblemText(failure: unknown, phone: string): string {
  const { phrases } = useWording();
  const texts = phrases.screen.slots;
  const wait = useRateLimitText(failure);
  const refusal = failure instanceof ApiFailure ? failure.code : null;
  if (refusal === "invalid_calendar") return texts.noResourceForSelection;
  if (refusal === "too_many_items") return failureText(phrases, failure, phone);
  return wait === null ? texts.failed : `${texts.failed} ${wait}`;
}

type ShownView = Exclude<SlotsView, "auto">;

const REMEMBERED = "rendezvous.slots-view";

/**
 * Returns the view of the times: the visitor's last choice in this browser, otherwise the group's setting. "auto" shows times
 * that several people share as a list in any window, because there are few a day.
 */
function useSlotsView({
  slots_view,
  capacity_display_user,
}: Pick<Group, "slots_view" | "capacity_display_user">): [ShownView, (view: ShownView) => void] {
  const [chosen, setChosen] = useState<ShownView | null>(() => {
    const remembered = lastingStorage.getItem(REMEMBERED);
    return remembered === "day" || remembered === "columns" ? remembered : null;
  });
  const hasRoom = useSyncExternalStore(subscribe, () => matchMedia(ROOM_FOR_COLUMNS).matches);
  function choose(view: ShownView) {
    lastingStorage.setItem(REMEMBERED, view);
    setChosen(view);
  }
  const fitting = hasRoom && !capacity_display_user ? "columns" : "day";
  return [chosen ?? (slots_view === "auto" ? fitting : slots_view), choose];
}

const ROOM_FOR_COLUMNS = `(width >= ${AUTO_COLUMNS_FROM}px)`;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM_FOR_COLUMNS);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
