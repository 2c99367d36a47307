import {
  nudgeHours,
  joinDrawnRanges,
  type WeekRanges,
} from "@rendezvous/domain/availability/hours/drawn-hours";
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { DrawnDay, rangeMinutes, rangeOfElement, describeRange, formatMinute } from "./drawn-day.tsx";
import styles from "./hours.module.css";
import { useWeekDragging } from "./use-week-dragging.ts";

/** The hours that the picture always shows; earlier and later ones extend it. */
const USUAL = { from: 7, to: 21 };
const WHOLE = { from: 0, to: 24 };
const STEP = 15;

const KEYS: Readonly<Record<string, { days?: number; minutes?: number }>> = {
  ArrowUp: { minutes: -STEP },
  ArrowDown: { minutes: STEP },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};

interface Props {
  days: WeekRanges;
  /** Undefined: the picture cannot be edited. */
  onChange?: (days: WeekRanges) => void;
}

/**
 * The week as a picture in which hours can be drawn, moved and resized by mouse, finger or keys; the fields above contain the
 * same hours.
 */
export function DrawnWeek({ days, onChange }: Props) {
  const words = useProPhrases("hours");
  const dateLocale = useDateLocale();
  const helpId = useId();
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const all = days
    .flat()
    .filter(({ from, to }) => from !== "" && from < to)
    .map(rangeMinutes);
  const needed = {
    from: Math.floor(Math.min(USUAL.from, ...all.map(([from]) => from / 60))),
    to: Math.ceil(Math.max(USUAL.to, ...all.map(([, to]) => to / 60))),
  };
  const { from: first, to: last } = isWhole ? WHOLE : needed;
  const { drawn, handlers } = useWeekDragging({ box, days, first, last, onChange });
  const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (hour) => hour % 3 === 0,
  );
  useEffect(() => {
    if (focused.current === null) return;
    box.current?.querySelector<HTMLElement>(`[data-range="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  function onKeyDown(event: KeyboardEvent): void {
    const place = event.target instanceof Element ? rangeOfElement(event.target) : null;
    const range = place && days[place.day]?.[place.index];
    if (!range) return;
    const { day, index } = place;
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onChange?.(
        days.map((ranges, at) => (at === day ? ranges.filter((_, which) => which !== index) : ranges)),
      );
      announce(words.removed({ range: describeRange(day, range, dateLocale) }));
      return;
    }
    const by = KEYS[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const nudged = nudgeHours(days, place, event.shiftKey && by.minutes ? { end: by.minutes } : by);
    if (!nudged) return;
    focused.current = `${nudged.day}-${nudged.index}`;
    onChange?.(joinDrawnRanges(nudged.week));
    announce(describeRange(nudged.day, nudged.week[nudged.day]![nudged.index]!, dateLocale));
  }

  const week = (
    <div
      ref={box}
      className={styles.week}
      {...(onChange
        ? { role: "group", "aria-label": words.week, "aria-describedby": helpId, onKeyDown, ...handlers }
        : { "aria-hidden": true })}
      style={{ "--hours": last - first } as CSSProperties}
    >
      <div className={styles.scale} aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour} style={{ top: `${(100 * (hour - first)) / (last - first)}%` }}>
            {formatMinute(hour * 60, dateLocale)}
          </span>
        ))}
      </div>
      {drawn.map((ranges, day) => (
        <DrawnDay
          // oxlint-disable-next-line react/no-array-index-key -- a day is its place in the week
          key={day}
          day={day}
          ranges={ranges}
          first={first}
          last={last}
          helpId={onChange && helpId}
        />
      ))}
    </div>
  );
  if (!onChange) return week;
  return (
    <>
      {(isWhole || first > WHOLE.from || last < WHOLE.to) && (
        <CheckBox label={words.wholeDay} isChecked={isWhole} onChange={setIsWhole} />
      )}
      {week}
      <p id={helpId} className={styles.help}>
        {words.weekHelp} {words.keys}
      </p>
    </>
  );
}
