import { nudgeHours, settleHours, type WeekRanges } from "@rendezvous/domain/availability/drawn-hours";
import type { TimeRange } from "@rendezvous/domain/availability/timetables";
import { minuteOfDay } from "@rendezvous/domain/time/days";
import { formatShortWeekday, formatTime, formatWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { announce } from "../../../lib/announce.ts";
import { useHoursPhrases } from "../../../lib/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases.ts";
import styles from "./hours.module.css";
import { useWeekDragging } from "./use-week-dragging.ts";

/** The hours that are always drawn; earlier and later ones stretch the picture. */
const USUAL = { from: 7, to: 21 };
const STEP = 15;
/** Some Monday. */
const MONDAY = 4;

function momentAt(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `2027-01-0${MONDAY} ${String(hour).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

function minutesOf({ from, to }: TimeRange): readonly [number, number] {
  return [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0];
}

const KEYS: Readonly<Record<string, { days?: number; minutes?: number }>> = {
  ArrowUp: { minutes: -STEP },
  ArrowDown: { minutes: STEP },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};

interface Props {
  days: WeekRanges;
  /** Without, it is a picture only. */
  onChange?: (days: WeekRanges) => void;
}

/** The week, on which hours are drawn, moved and made longer by mouse, finger or keys; the fields above say the same in words. */
export function DrawnWeek({ days, onChange }: Props) {
  const words = useHoursPhrases();
  const dateLocale = useDateLocale();
  const helpId = useId();
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const all = days
    .flat()
    .filter(({ from, to }) => from !== "" && from < to)
    .map(minutesOf);
  const first = Math.floor(Math.min(USUAL.from, ...all.map(([from]) => from / 60)));
  const last = Math.ceil(Math.max(USUAL.to, ...all.map(([, to]) => to / 60)));
  const { drawn, handlers } = useWeekDragging({ box, days, first, last, onChange });
  const share = (minutes: number) => `${(100 * minutes) / (60 * (last - first))}%`;
  const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (hour) => hour % 3 === 0,
  );
  const timeOf = (minute: number) => formatTime(momentAt(minute), dateLocale);
  const spoken = (day: number, range: TimeRange) => {
    const [from, to] = minutesOf(range);
    return `${upperFirst(formatWeekday(day, dateLocale), dateLocale)}, ${timeOf(from)} – ${timeOf(to)}`;
  };

  useEffect(() => {
    if (focused.current === null) return;
    box.current?.querySelector<HTMLElement>(`[data-range="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  function onKeyDown(event: KeyboardEvent, day: number, index: number, range: TimeRange): void {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onChange?.(
        days.map((ranges, at) => (at === day ? ranges.filter((_, place) => place !== index) : ranges)),
      );
      announce(words.removed({ range: spoken(day, range) }));
      return;
    }
    const by = KEYS[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const nudged = nudgeHours(days, { day, index }, event.shiftKey && by.minutes ? { end: by.minutes } : by);
    if (!nudged) return;
    focused.current = `${nudged.day}-${nudged.index}`;
    onChange?.(settleHours(nudged.week));
    announce(spoken(nudged.day, nudged.week[nudged.day]![nudged.index]!));
  }

  const week = (
    <div
      ref={box}
      className={styles.week}
      {...(onChange
        ? { role: "group", "aria-label": words.week, "aria-describedby": helpId, ...handlers }
        : { "aria-hidden": true })}
    >
      <div className={styles.scale} aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour} style={{ top: share((hour - first) * 60) }}>
            {timeOf(hour * 60)}
          </span>
        ))}
      </div>
      {drawn.map((ranges, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day is its place in the week
        <div key={day} className={styles.column}>
          <span aria-hidden="true">{formatShortWeekday(`2027-01-0${MONDAY + day}`, dateLocale)}</span>
          <div className={styles.open} data-day={day}>
            {ranges.map((range, index) => {
              const [from, to] = minutesOf(range);
              if (from >= to) return null;
              const style = { top: share(from - first * 60), height: share(to - from) };
              const key = `${day}-${index}`;
              if (!onChange) return <i key={key} style={style} />;
              return (
                <button
                  key={key}
                  type="button"
                  className={styles.block}
                  style={style}
                  data-range={key}
                  aria-label={spoken(day, range)}
                  aria-describedby={helpId}
                  onKeyDown={(event) => onKeyDown(event, day, index, range)}
                >
                  <span data-edge="from" data-time={timeOf(from)} />
                  <span data-edge="to" data-time={timeOf(to)} />
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
  if (!onChange) return week;
  return (
    <>
      {week}
      <p id={helpId} className={styles.help}>
        {words.weekHelp} {words.keys}
      </p>
    </>
  );
}
