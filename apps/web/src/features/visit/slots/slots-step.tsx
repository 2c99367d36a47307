import type { Day } from "@rendezvous/domain/time/instant";
import { formatDay, formatDaySpan } from "@rendezvous/phrases/format-date";
import { List } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { ToggleButton } from "../../../components/fields/toggle-button.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { DayNavigator } from "./day-navigator.tsx";
import { FirstFreeButton } from "./first-free-button.tsx";
import type { SlotsStepProps } from "./shown/slots-step-props.ts";
import { refusalCodeOf, ShownSlots } from "./shown/shown-slots.tsx";
import { useShownDays } from "./shown/use-shown-days.ts";
import type { SlotWords } from "./slot-words.ts";
import styles from "./slots-step.module.css";
import { useAnnouncements } from "./use-announcements.ts";
import type { SlotWindow } from "./use-slot-window.ts";
import { useSlotsView } from "./use-slots-view.ts";
import { clocksDiffer, placeOfZone, visitorZone } from "./zone-difference.ts";

/** The rows of the first skeleton, before any slots are loaded. */
const FIRST_ROWS = 7;

/** The slots step: the days, their free times, and the actions if there are none. */
export function SlotsStep(props: SlotsStepProps) {
  const { group, onInvalidCalendar } = props;
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
