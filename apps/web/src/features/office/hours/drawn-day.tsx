import type { TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import { minuteOfDay } from "@rendezvous/domain/time/instant";
import { formatShortWeekdayAt, formatTime, formatWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { memo } from "react";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import styles from "./hours.module.css";

const ANY_DAY = "2027-01-04";

export function rangeMinutes({ from, to }: TimeRange): readonly [number, number] {
  return [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0];
}

export function formatMinute(minute: number, dateLocale: string): string {
  const hour = Math.floor(minute / 60) % 24;
  const moment = `${String(hour).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return formatTime(`${ANY_DAY} ${moment}`, dateLocale);
}

/** Returns "Monday, 09:00 – 12:00". */
export function describeRange(day: number, range: TimeRange, dateLocale: string): string {
  const [from, to] = rangeMinutes(range).map((minute) => formatMinute(minute, dateLocale));
  return `${upperFirst(formatWeekday(day, dateLocale), dateLocale)}, ${from} – ${to}`;
}

/** Returns the range of the week to which an element of the picture belongs. */
export function rangeOfElement(part: Element): { readonly day: number; readonly index: number } | null {
  const range = part.closest<HTMLElement>("[data-range]")?.dataset["range"];
  if (range === undefined) return null;
  const [day = 0, index = 0] = range.split("-").map(Number);
  return { day, index };
}

interface Props {
  day: number;
  ranges: readonly TimeRange[];
  /** The first and last hour of the picture. */
  first: number;
  last: number;
  /** The id of the help text about moving ranges; undefined for a picture that cannot be edited. */
  helpId: string | undefined;
}

/**
 * One day of a drawn week. Memoised, so that dragging in another day does not redraw it and the picture keeps up with the
 * pointer.
 */
export const DrawnDay = memo(function DrawnDay({ day, ranges, first, last, helpId }: Props) {
  const dateLocale = useDateLocale();
  const share = (minutes: number) => `${(100 * minutes) / (60 * (last - first))}%`;
  return (
    <div className={styles.column}>
      <span aria-hidden="true">{formatShortWeekdayAt(day, dateLocale)}</span>
      <div className={styles.open} data-day={day}>
        {ranges.map((range, index) => {
          const [from, to] = rangeMinutes(range);
          if (from >= to) return null;
          const style = { top: share(from - first * 60), height: share(to - from) };
          const key = `${day}-${index}`;
          if (helpId === undefined) return <i key={key} style={style} />;
          return (
            <button
              key={key}
              type="button"
              className={styles.block}
              style={style}
              data-range={key}
              aria-label={describeRange(day, range, dateLocale)}
              aria-describedby={helpId}
            >
              <span data-edge="from" data-time={formatMinute(from, dateLocale)} />
              <span data-edge="to" data-time={formatMinute(to, dateLocale)} />
            </button>
          );
        })}
      </div>
    </div>
  );
});
