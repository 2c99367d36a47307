import type { Slot } from "@rendezvous/contract/booking/slot";
import type { GridDay, SlotGrid } from "@rendezvous/domain/slots/grid";
import { type CellPlace, type GridMove, cellAfterKey, nearestSlotCell } from "@rendezvous/domain/slots/moves";
import type { Day } from "@rendezvous/domain/time/instant";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formatDayOfMonth, formatShortMonth, formatShortWeekday } from "@rendezvous/phrases/format-date";
import { SlotCell } from "./slot-cell.tsx";
import styles from "./slot-table.module.css";
import { type SlotTextContext, dayName } from "./slot-words.ts";
import dayHead from "./day-head.module.css";

interface SlotTableProps {
  readonly grid: SlotGrid<Slot>;
  /** The number of placeholder rows until the slots are loaded. */
  readonly rowCount: number;
  readonly today: Day;
  readonly label: string;
  readonly hintId: string;
  readonly words: SlotTextContext;
  readonly selectedAt: string | null;
  /** A place to focus once it is rendered; the nearest slot takes the focus. */
  readonly focusTarget: CellPlace | null;
  readonly onFocused: () => void;
  readonly onChoose: (slot: Slot) => void;
  /** Called for Page Up or Page Down, with the focused place. */
  readonly onPage: (direction: "previous" | "next", from: CellPlace) => void;
}

const MOVES: Readonly<Record<string, GridMove>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "rowStart",
  End: "rowEnd",
  "Control+Home": "first",
  "Control+End": "last",
};

/** Days by hours as an ARIA grid with one tab stop; the arrow keys move between slots. */
export function SlotTable(props: SlotTableProps) {
  const { grid, today, words, selectedAt, focusTarget, onFocused } = props;
  const table = useRef<HTMLTableElement>(null);
  const [visited, setVisited] = useState<CellPlace | null>(null);
  const stop = nearestSlotCell(grid, visited ?? placeOf(grid, selectedAt) ?? { column: 0, row: 0 });
  const isKnown = grid.days.every(({ isLoaded }) => isLoaded);

  useEffect(() => {
    if (!focusTarget || !isKnown) return;
    const place = nearestSlotCell(grid, focusTarget);
    if (!place) return;
    focusCell(table.current, place);
    onFocused();
  }, [focusTarget, isKnown, grid, onFocused]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("td[data-cell]");
    // The list of an hour is inside its cell but handles its keys itself.
    if (!cell || (event.target as HTMLElement).closest("[popover]")) return;
    const [column = 0, row = 0] = (cell.dataset["cell"] ?? "").split("-").map(Number);
    if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      props.onPage(event.key === "PageUp" ? "previous" : "next", { column, row });
      return;
    }
    const move = MOVES[`${event.ctrlKey ? "Control+" : ""}${event.key}`];
    if (!move || event.altKey || event.shiftKey || event.metaKey) return;
    event.preventDefault();
    focusCell(table.current, cellAfterKey(grid, { column, row }, move));
  };

  const rows =
    grid.hours.length > 0 ? grid.hours : Array.from({ length: props.rowCount }, (_, row) => -1 - row);
  // Hours without a free time between the first and the last are low rows.
  const isLow = (hour: number) =>
    hour >= 0 && grid.days.every(({ isLoaded, byHour }) => isLoaded && !byHour.has(hour));
  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern is a table with key handling
      role="grid"
      className={styles.table}
      aria-label={props.label}
      aria-describedby={props.hintId}
      aria-busy={!isKnown}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {grid.days.map((day) => (
            <DayHead key={day.day} day={day} isToday={day.day === today} words={words} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour, row) => (
          <tr key={hour} className={isLow(hour) ? styles.low : undefined}>
            {grid.days.map((day, column) => {
              const slots = day.byHour.get(hour);
              return (
                <td key={day.day} data-cell={`${column}-${row}`}>
                  {slots ? (
                    <SlotCell
                      slots={slots}
                      words={words}
                      selectedAt={selectedAt}
                      isTabStop={stop?.column === column && stop.row === row}
                      onFocus={() => setVisited({ column, row })}
                      onChoose={props.onChoose}
                    />
                  ) : isLow(hour) ? null : (
                    <EmptyCell day={day} hour={hour} isTop={row === 0} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Only hours between a day's first and last slot are marked as taken; before and after, the day is closed. */
function EmptyCell({ day, hour, isTop }: { day: GridDay<Slot>; hour: number; isTop: boolean }) {
  if (!day.isLoaded) return <span className={styles.skeleton} aria-hidden />;
  const isBetween = day.firstHour !== null && hour > day.firstHour && hour < (day.lastHour ?? 0);
  const isFullDay = day.slotCount === 0 && isTop;
  return isBetween || isFullDay ? (
    <span className={styles.none} aria-hidden>
      –
    </span>
  ) : null;
}

function placeOf(grid: SlotGrid<Slot>, startAt: string | null): CellPlace | null {
  for (const [column, { byHour }] of grid.days.entries()) {
    for (const [hour, slots] of byHour) {
      if (slots.some(({ start_at }) => start_at === startAt))
        return { column, row: grid.hours.indexOf(hour) };
    }
  }
  return null;
}

function focusCell(table: HTMLTableElement | null, { column, row }: CellPlace): void {
  table?.querySelector<HTMLElement>(`[data-cell="${column}-${row}"] > button`)?.focus();
}

interface DayHeadProps {
  readonly day: GridDay<Slot>;
  readonly isToday: boolean;
  readonly words: SlotTextContext;
}

/** Weekday, day and month of a column; the accessible name is the full date and the number of free times. */
function DayHead({ day: gridDay, isToday, words }: DayHeadProps) {
  const { phrases, dateLocale } = words;
  const { day, isLoaded, slotCount } = gridDay;
  return (
    <th
      scope="col"
      className={dayHead.head}
      data-today={isToday || undefined}
      data-empty={(isLoaded && slotCount === 0) || undefined}
      aria-label={dayName(gridDay, isToday, words)}
    >
      <span className={dayHead.weekday}>{formatShortWeekday(day, dateLocale)}</span>{" "}
      <span className={dayHead.number}>{formatDayOfMonth(day, dateLocale)}</span>{" "}
      <span className={dayHead.note}>
        {isToday ? phrases.common.today : formatShortMonth(day, dateLocale)}
      </span>
    </th>
  );
}
