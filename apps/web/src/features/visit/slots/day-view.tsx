import type { Slot } from "@rendezvous/contract/booking/slot";
import type { GridDay } from "@rendezvous/domain/slots/grid";
import { FETCHED_DAYS } from "@rendezvous/domain/slots/columns";
import { type Day, daysBetween } from "@rendezvous/domain/time/instant";
import { type KeyboardEvent, useEffect, useRef, useState, type RefObject } from "react";
import { formatShortWeekday } from "@rendezvous/phrases/format-date";
import { DaySkeleton, DayTimes } from "./day-times.tsx";
import styles from "./day-view.module.css";
import { nextVisibleItem } from "./next-visible-item.ts";
import { type SlotTextContext, dayName } from "./slot-words.ts";
import { NextFreeButton } from "./slots-notice.tsx";
import type { SlotWindow } from "./use-slot-window.ts";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import dayStrip from "./day-strip.module.css";
import { Button } from "../../../components/button.tsx";

/** The number of days that scrolling alone lists, so that the content below the list stays reachable. */
const DAYS_BY_SCROLLING = 28;

interface DayViewProps {
  readonly window: SlotWindow;
  readonly words: SlotTextContext;
  /** `start_at` of the chosen slot. */
  readonly selectedAt: string | null;
  /** The first time from this day on takes the focus once it is rendered; null: none. */
  readonly focusFrom: Day | null;
  readonly onFocused: () => void;
  /** Lists seven more days. */
  readonly onNear: () => void;
  /** Lists seven more days and moves the focus to their first time. */
  readonly onMore: () => void;
  /** Restarts the list with another day. */
  readonly onJump: (day: Day) => void;
  readonly onChoose: (slot: Slot) => void;
}

/**
 * One list of days, each with all its times, below a strip of seven days. It has one tab stop, like the grid; the arrow keys move
 * between times.
 */
export function DayView({ window, words, selectedAt, focusFrom, onFocused, ...handlers }: DayViewProps) {
  const { grid, state, today, nextFree } = window;
  const list = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<Day | null>(null);
  const [visitedAt, setVisitedAt] = useState<string | null>(null);
  const unknown = grid.days.findIndex(({ isLoaded }) => !isLoaded);
  const listed = grid.slotCount === 0 ? [] : grid.days.slice(0, unknown === -1 ? undefined : unknown);
  const slots = listed.flatMap(timesOf);
  const isThere = (startAt: string | null) => slots.some(({ start_at }) => start_at === startAt);
  const stop = [visitedAt, selectedAt].find(isThere) ?? slots[0]?.start_at;

  const rows = withEmptyDaysTogether(listed, today);
  const inView = useDaysInView(
    list,
    rows.map(([{ day }]) => day),
  );
  const rowOf = (day: Day) => rows.findLast(([first]) => first.day <= day)?.[0].day ?? null;
  const topmost = rows.find(([{ day }]) => inView.has(day))?.[0] ?? grid.days[0];
  const isPressedInView = pressed !== null && inView.has(rowOf(pressed) ?? "");
  const shown = isPressedInView ? pressed : (topmost?.day ?? null);
  const week = Math.max(0, Math.floor(grid.days.findIndex(({ day }) => day === shown) / FETCHED_DAYS));
  const strip = grid.days.slice(week * FETCHED_DAYS, (week + 1) * FETCHED_DAYS);

  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>("li > button") ?? [])];
  const focusIndex = focusFrom === null ? -1 : slots.findIndex(({ start }) => start >= focusFrom);
  useEffect(() => {
    if (focusIndex === -1) return;
    list.current?.querySelectorAll<HTMLElement>("li > button")[focusIndex]?.focus();
    onFocused();
  }, [focusIndex, onFocused]);

  const show = (day: Day) => {
    const section = list.current?.querySelector(`[data-day="${rowOf(day)}"]`);
    setPressed(day);
    setVisitedAt(slots.find(({ start }) => start >= day)?.start_at ?? null);
    section?.scrollIntoView({ block: "start" });
    section?.querySelector("h2")?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.shiftKey || event.metaKey) return;
    const all = buttons();
    const from = all.indexOf(event.target as HTMLElement);
    const next = from === -1 ? null : nextVisibleItem(all, from, event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  const last = grid.days.at(-1)?.day ?? today;
  const isNear = nextFree ? daysBetween(last, nextFree.slice(0, 10)) <= FETCHED_DAYS : false;
  return (
    <div className={styles.view} aria-busy={state === "loading"}>
      {(state === "loading" || grid.slotCount > 0) && (
        <DayStrip days={strip} today={today} shown={shown} words={words} onShow={show} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only handles the keys of the buttons inside */}
      <div ref={list} className={styles.days} onKeyDown={onKeyDown}>
        {rows.map((days) => (
          <DayTimes
            key={days[0].day}
            days={days}
            isToday={days[0].day === today}
            words={words}
            selectedAt={selectedAt}
            stop={stop}
            onVisit={setVisitedAt}
            onChoose={handlers.onChoose}
          />
        ))}
      </div>
      {/* A new key makes a new element below the added days; pushing the old element down would be a layout shift. */}
      {state === "loading" && <DaySkeleton key={rows.length} />}
      {state === "ready" &&
        listed.length > 0 &&
        nextFree &&
        (isNear ? (
          <MoreDays
            key={grid.days.length}
            label={words.phrases.slots.nextDays}
            isAuto={grid.days.length < DAYS_BY_SCROLLING}
            onNear={handlers.onNear}
            onPress={handlers.onMore}
          />
        ) : (
          <NextFreeButton nextFree={nextFree} words={words} onJump={handlers.onJump} />
        ))}
    </div>
  );
}

/** Returns the rows of the list: consecutive days without a free time are one row; today is always a separate one. */
function withEmptyDaysTogether(days: readonly GridDay<Slot>[], today: Day) {
  const rows: [GridDay<Slot>, ...GridDay<Slot>[]][] = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last && last[0].slotCount === 0 && day.slotCount === 0 && last[0].day !== today) last.push(day);
    else rows.push([day]);
  }
  return rows;
}

function timesOf({ byHour }: GridDay<Slot>): Slot[] {
  return [...byHour.values()].flat();
}

interface DayStripProps {
  readonly days: readonly GridDay<Slot>[];
  readonly today: Day;
  readonly shown: Day | null;
  readonly words: SlotTextContext;
  readonly onShow: (day: Day) => void;
}

/** Seven days to choose from; those with a free time have a dot. It is sticky above the times. */
function DayStrip({ days, today, shown, words, onShow }: DayStripProps) {
  return (
    <ul className={dayStrip.strip}>
      {days.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- keyed by its day, a button would move when the first free day is known
        <li key={index}>
          <button
            type="button"
            className={dayStrip.day}
            aria-pressed={one.day === shown}
            data-today={one.day === today || undefined}
            data-empty={(one.isLoaded && one.slotCount === 0) || undefined}
            onClick={() => onShow(one.day)}
          >
            <span aria-hidden className={dayStrip.weekday}>
              {formatShortWeekday(one.day, words.dateLocale)}
            </span>
            <span aria-hidden className={dayStrip.number}>
              {Number(one.day.slice(8))}
            </span>
            <span aria-hidden className={dayStrip.free} data-free={one.slotCount > 0 || undefined} />
            <VisuallyHidden>{dayName(one, one.day === today, words)}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}

const NONE: ReadonlySet<Day> = new Set();

/** Returns the listed days that are in the viewport, below the sticky strip (as high as in day-times.module.css). */
function useDaysInView(list: RefObject<HTMLElement | null>, listed: readonly Day[]): ReadonlySet<Day> {
  const [inView, setInView] = useState(NONE);
  const listedDays = listed.join(" ");
  useEffect(() => {
    const days = new Set<Day>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { day = "" } = (target as HTMLElement).dataset;
          if (isIntersecting) days.add(day);
          else days.delete(day);
        }
        setInView(new Set(days));
      },
      { rootMargin: "-72px 0px 0px 0px" },
    );
    for (const section of list.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])
      if (listedDays.includes(section.dataset["day"] ?? "")) observer.observe(section);
    return () => observer.disconnect();
  }, [list, listedDays]);
  return inView;
}

interface MoreDaysProps {
  readonly label: string;
  /** True: scrolling near the end lists more days; false: a button does. */
  readonly isAuto: boolean;
  readonly onNear: () => void;
  readonly onPress: () => void;
}

/** The end of a list of days that can be extended. */
function MoreDays({ label, isAuto, onNear, onPress }: MoreDaysProps) {
  return isAuto ? <DaysByScrolling onNear={onNear} /> : <Button onClick={onPress}>{label}</Button>;
}

function DaysByScrolling({ onNear }: Pick<MoreDaysProps, "onNear">) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: "0px 0px 600px 0px",
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={place} />;
}
