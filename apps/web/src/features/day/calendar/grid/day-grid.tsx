/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a row of this grid is drawn as a column, which no table does */
import type { DayClosure } from "@rendezvous/domain/day/day-columns";
import { formatWallDateTime, instantToWall } from "@rendezvous/domain/time/zone";
import { formatTime } from "@rendezvous/phrases/format-date";
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useMemo,
  useRef,
  type RefObject,
  useState,
} from "react";
import { minuteOf, twoDigits } from "@rendezvous/domain/time/instant";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import { snapToStart } from "../actions/target.ts";
import { useDragging } from "../actions/moving/use-dragging.ts";
import type { UseMovingResult } from "../actions/moving/use-moving.ts";
import { type OnPlaceAction, useMovingKeys } from "../actions/moving/use-moving-keys.ts";
import { type CalendarEvent, isCancelled } from "./day-event.ts";
import { DayColumn, NOW_LINE_EVERY_MS } from "./day-column.tsx";
import styles from "./day-grid.module.css";
import type { GridLayout, GridColumn } from "./grid-columns.ts";
import { nextFocusStop, type FocusStop } from "./next-focus-stop.ts";
import { OffScreenMarks } from "./off-screen-marks.tsx";
import { useScrollToOpening } from "./use-scroll-to-opening.ts";
import { useNow } from "../../../../lib/use-now.ts";

interface Props {
  readonly label: string;
  readonly grid: GridLayout;
  readonly zone: string;
  readonly chosen: number | null;
  readonly moving: UseMovingResult;
  readonly cut: CalendarEvent | null;
  /** A free time that is shown before it is taken. */
  readonly preview: { readonly calendarId: number; readonly start: number; readonly length: number } | null;
  readonly onCut: (event: CalendarEvent) => void;
  /** Opens the details of an appointment. With `byPointer` the focus stays on the block. */
  readonly onChoose: (appointmentId: number, byPointer: boolean) => void;
  /** Closes the panes that are open next to the grid. */
  readonly onEscape: () => void;
  /** The professional chose an empty place for an appointment, a closure or an opening. */
  readonly onPlace: OnPlaceAction;
  /** The calendars and resources whose hours the professional may change. */
  readonly managed: ReadonlySet<number>;
  readonly onClosure: (column: GridColumn, closure: DayClosure) => void;
}

/**
 * The day as an ARIA grid: one row for each calendar, drawn as a column, with its appointments by start. Tab reaches one of them;
 * the arrows move between them.
 */
export function DayGrid(props: Props) {
  const { label, grid: shown, zone, chosen, moving, cut, onChoose, onPlace } = props;
  const { columns, minutes, next } = shown;
  const dateLocale = useDateLocale();
  const grid = useRef<HTMLDivElement>(null);
  const { tabStop, setStop, goTo } = useFocusStops(grid, columns);
  const { linked, mayStretch } = useStretchable(next);
  useScrollToOpening(grid, shown);
  const dragging = useDragging({ grid, columns, moving, mayStretch });
  const onMovingKey = useMovingKeys({ columns, moving, cut, mayStretch, onCut: props.onCut, onPlace });
  const { moving: moved } = moving;
  const ghost = moved?.target ?? props.preview;
  const toGhost = ({ start, length }: NonNullable<typeof ghost>) => ({
    from: start,
    until: start + length,
    text: formatTime(formatWallDateTime(zone, start), dateLocale),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const at = focusStopAt(event.target);
    if (!onMovingKey(event, at)) {
      if (at === null) return;
      const to = nextFocusStop(columns, at, event.key);
      if (to) goTo(to);
      else if (event.key === "Enter" || event.key === " ") onChoose(at.eventId, false);
      else if (event.key === "Escape" && chosen !== null) props.onEscape();
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-busy={shown.isLoading}
        className={styles.grid}
        data-dragging={(moved?.by === "pointer" && !moved.isAsked) || undefined}
        // The keyboard can scroll the grid even if it contains no focusable element.
        tabIndex={tabStop ? undefined : 0}
        style={{ "--minutes": minutes, "--columns": columns.length } as CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const at = focusStopAt(event.target);
          if (at) setStop(at);
        }}
        {...dragging.handlers}
        onClick={(event) => {
          const at = focusStopAt(event.target);
          if (at) {
            goTo(at);
            // Assistive programs send a click without a pointer event.
            return onChoose(at.eventId, event.detail > 0);
          }
          const closure = closureAt(event.target, columns);
          if (closure) return props.onClosure(...closure);
          const isPlace = event.target instanceof Element && event.target.closest("[data-body]") !== null;
          const place = dragging.placeAt(event.clientX, event.clientY);
          if (!isPlace || !place) return;
          const { column, minute } = place;
          if (cut) {
            const { key, calendarId } = column;
            const target = {
              column: key,
              calendarId,
              start: snapToStart(column, minute),
              length: cut.end - cut.start,
            };
            moving.begin(cut, target, "pointer");
            moving.ask();
          } else onPlace(column, minute, "book");
        }}
      >
        <HourGutter grid={shown} zone={zone} />
        {columns.map((column, at) => (
          <DayColumn
            key={column.key}
            before={countIn(columns.slice(0, at))}
            after={countIn(columns.slice(at + 1))}
            column={column}
            minutes={minutes}
            next={next}
            linked={linked}
            tabStop={tabStop?.column === column.key ? tabStop.eventId : null}
            chosen={chosen}
            leaving={moved?.event.id ?? cut?.id ?? null}
            ghost={ghost && isIn(ghost, column) ? toGhost(ghost) : null}
            mayStretch={mayStretch}
            isManaged={props.managed.has(column.calendarId)}
          />
        ))}
      </div>
      <OffScreenMarks grid={grid} columns={columns} minutes={minutes} onGo={goTo} />
    </div>
  );
}

/** Returns the linked appointments, and a function that tells whether the length of one may change. */
function useStretchable(next: GridLayout["next"]) {
  const linked = useMemo(() => new Set([...next].flat()), [next]);
  const mayStretch = useCallback(
    ({ id, appointment }: CalendarEvent) =>
      !appointment.deleted &&
      !linked.has(id) &&
      appointment.pack_id === null &&
      appointment.interventions.length === 1,
    [linked],
  );
  return { linked, mayStretch };
}

/** Returns the number of appointments in some columns. */
function countIn(columns: readonly GridColumn[]): number {
  return columns.reduce(
    (sum, { blocks }) => sum + blocks.filter(({ event }) => !isCancelled(event)).length,
    0,
  );
}

function isIn(
  place: { readonly column?: string; readonly calendarId: number; readonly start: number },
  { key, calendarId, axis }: GridColumn,
): boolean {
  if (place.column !== undefined) return place.column === key;
  return place.calendarId === calendarId && place.start >= axis.from && place.start < axis.until;
}

function closureAt(
  target: EventTarget,
  columns: readonly GridColumn[],
): [column: GridColumn, closure: DayClosure] | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-closure]") : null;
  const key = button?.closest<HTMLElement>("[data-column]")?.dataset["column"];
  const column = columns.find((one) => one.key === key);
  const closure = column?.closures[Number(button?.dataset["closure"])];
  return column && closure ? [column, closure] : null;
}

/** An arbitrary date, because the times are shown without it. */
const ANY_DAY = "2026-01-01";

/** The hours beside the columns, with the present time. */
function HourGutter({ grid, zone }: { grid: GridLayout; zone: string }) {
  const dateLocale = useDateLocale();
  return (
    <div className={styles.gutter} aria-hidden="true">
      <div className={styles.corner} />
      <div className={styles.body}>
        {grid.hours.map(({ offset, hour }) => (
          <span key={offset} className={styles.hour} style={{ "--from": offset } as CSSProperties}>
            {formatTime(`${ANY_DAY} ${twoDigits(hour)}:00`, dateLocale)}
          </span>
        ))}
        <NowTime grid={grid} zone={zone} />
      </div>
    </div>
  );
}

/** The present time, beside its line. */
function NowTime({ grid: { columns, minutes }, zone }: { grid: GridLayout; zone: string }) {
  const now = minuteOf(useNow(NOW_LINE_EVERY_MS));
  const dateLocale = useDateLocale();
  const column = columns.find(({ top }) => now >= top && now < top + minutes);
  if (!column) return null;
  const { minuteOfDay } = instantToWall(zone, now);
  const wall = `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
  return (
    <span
      ref={scrollTo}
      className={styles.nowTime}
      data-now
      style={{ "--from": now - column.top } as CSSProperties}
    >
      {formatTime(`${ANY_DAY} ${wall}`, dateLocale)}
    </span>
  );
}

/** On today's grid the scroll position shows the present time first. */
function scrollTo(time: HTMLElement | null): void {
  const grid = time?.closest<HTMLElement>("[role=grid]");
  if (time && grid) grid.scrollTop = time.offsetTop - grid.clientHeight / 3;
}

/** Returns the appointment that Tab reaches, undefined if there is none, and functions that change it without or with the focus. */
function useFocusStops(grid: RefObject<HTMLElement | null>, columns: readonly GridColumn[]) {
  const [stop, setStop] = useState<FocusStop | null>(null);
  const stops = columns.flatMap(({ key, blocks }) =>
    blocks.map(({ event }): FocusStop => ({ column: key, eventId: event.id })),
  );
  const tabStop =
    stops.find((one) => one.column === stop?.column && one.eventId === stop.eventId) ?? stops[0];
  const goTo = (to: FocusStop) => {
    setStop(to);
    const selector = `[data-column="${to.column}"] [data-event="${to.eventId}"]`;
    grid.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  return { tabStop, setStop, goTo };
}

/** Returns the appointment that contains an element of the grid. */
function focusStopAt(target: EventTarget): FocusStop | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
  const column = cell?.closest<HTMLElement>("[data-column]")?.dataset["column"];
  return cell && column !== undefined ? { column, eventId: Number(cell.dataset["event"]) } : null;
}
