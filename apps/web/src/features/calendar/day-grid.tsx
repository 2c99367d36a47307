/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a row of this grid is drawn as a column, which no table does */
import { twoDigits } from "@rendezvous/domain/time/days";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatTime } from "@rendezvous/phrases/format-date";
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useNow } from "../../lib/use-now.ts";
import { useCalendarPhrases } from "../../lib/lazy-phrases.ts";
import { useDateLocale } from "../../lib/phrases.ts";
import { Block } from "./block.tsx";
import styles from "./day-grid.module.css";
import { nextStop } from "./next-stop.ts";
import type { ShownDay } from "./use-day.ts";

interface Props {
  readonly label: string;
  readonly shown: ShownDay;
  readonly zone: string;
  readonly nameOfColumn: (id: number) => string;
  readonly chosen: number | null;
  readonly onChoose: (appointmentId: number) => void;
}

/** Times are written without it. */
const ANY_DAY = "2026-01-01";
const NOW_LINE_EVERY_MS = 30_000;

/**
 * The day as an ARIA grid: one row for each calendar, drawn as a column, with its appointments by start. One of them is in the
 * order of Tab; the arrows go from one to the next.
 */
export function DayGrid({ label, shown, zone, nameOfColumn, chosen, onChoose }: Props) {
  const { axis, columns, next, holidays } = shown;
  const { from, until } = shown.shown;
  const phrases = useCalendarPhrases();
  const dateLocale = useDateLocale();
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const keys = columns.flatMap(({ calendarId, blocks }) =>
    blocks.map(({ event }) => keyOf(calendarId, event.id)),
  );
  const tabStop = stop !== null && keys.includes(stop) ? stop : keys[0];
  const linked = useMemo(() => new Set([...next].flat()), [next]);

  const goTo = (key: string) => {
    setStop(key);
    const [column, event] = key.split(" ");
    const selector = `[data-column="${column}"] [data-event="${event}"]`;
    grid.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = keyAt(event.target);
    if (at === null) return;
    const to = nextStop(columns, at, event.key);
    if (to) goTo(keyOf(to.calendarId, to.eventId));
    else if (event.key === "Enter" || event.key === " ") onChoose(at.eventId);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-busy={shown.isLoading}
      className={styles.grid}
      // With nothing in it that takes the focus, the keyboard scrolls it.
      tabIndex={keys.length === 0 ? 0 : undefined}
      style={{ "--minutes": until - from, "--columns": columns.length } as CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const at = keyAt(event.target);
        if (at) setStop(keyOf(at.calendarId, at.eventId));
      }}
      onClick={(event) => {
        const at = keyAt(event.target);
        if (at) onChoose(at.eventId);
      }}
    >
      <div className={styles.gutter} aria-hidden="true">
        <div className={styles.corner} />
        <div className={styles.body}>
          {axis.hours
            .filter(({ at }) => at >= from && at < until)
            .map(({ at, hour }) => (
              <span key={at} className={styles.hour} style={{ "--from": at - from } as CSSProperties}>
                {formatTime(`${ANY_DAY} ${twoDigits(hour)}:00`, dateLocale)}
              </span>
            ))}
        </div>
      </div>
      {columns.map(({ calendarId, open, closures, blocks }) => {
        const feasts = holidays.find((one) => one.calendar_id === calendarId)?.holidays ?? [];
        return (
          <div key={calendarId} role="row" className={styles.column} data-column={calendarId}>
            <div role="rowheader" className={styles.head}>
              <span className={styles.name}>{nameOfColumn(calendarId)}</span>
              {feasts.map(({ day, name }) => (
                <span key={day} className={styles.feast}>
                  {name}
                </span>
              ))}
            </div>
            <div className={styles.body} data-body>
              {open.map((one) => (
                <div key={one.from} className={styles.open} style={toPlace(one, from)} aria-hidden="true" />
              ))}
              {axis.hours
                .filter(({ at }) => at > from && at < until)
                .map(({ at }) => (
                  <div
                    key={at}
                    className={styles.line}
                    style={{ "--from": at - from } as CSSProperties}
                    aria-hidden="true"
                  />
                ))}
              {closures.map((one) => (
                <div key={one.from} role="gridcell" className={styles.closure} style={toPlace(one, from)}>
                  <span className={styles.closed}>{one.label || phrases.closed}</span>
                </div>
              ))}
              {blocks.map(({ event, ...block }) => {
                const after = blocks.find((other) => other.event.id === next.get(event.id));
                return (
                  <Block
                    key={event.id}
                    {...block}
                    event={event}
                    top={from}
                    isLinked={linked.has(event.id)}
                    joinedUntil={after && after.takenFrom > block.takenUntil ? after.takenFrom : null}
                    isTabStop={keyOf(calendarId, event.id) === tabStop}
                    isChosen={event.id === chosen}
                  />
                );
              })}
            </div>
          </div>
        );
      })}
      <NowLine from={from} until={until} zone={zone} />
    </div>
  );
}

function toPlace({ from, until }: { from: number; until: number }, top: number): CSSProperties {
  return { "--from": from - top, "--length": until - from } as CSSProperties;
}

/** Apart from the rest, since it alone moves with time. */
function NowLine({ from, until, zone }: { from: number; until: number; zone: string }) {
  const now = minuteOf(useNow(NOW_LINE_EVERY_MS));
  const dateLocale = useDateLocale();
  if (now < from || now >= until) return null;
  const { minuteOfDay } = instantToWall(zone, now);
  const wall = `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
  return (
    <div
      ref={scrollTo}
      className={styles.now}
      style={{ "--from": now - from } as CSSProperties}
      aria-hidden="true"
    >
      <span>{formatTime(`${ANY_DAY} ${wall}`, dateLocale)}</span>
    </div>
  );
}

/** Of today, what is going on now is seen first. */
function scrollTo(line: HTMLElement | null): void {
  const grid = line?.parentElement;
  if (line && grid) grid.scrollTop = line.offsetTop - grid.clientHeight / 3;
}

function keyOf(calendarId: number, eventId: number): string {
  return `${calendarId} ${eventId}`;
}

function keyAt(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
  const column = cell?.closest<HTMLElement>("[data-column]");
  if (!cell || !column) return null;
  return { calendarId: Number(column.dataset["column"]), eventId: Number(cell.dataset["event"]) };
}
