import type { PointerEvent, RefObject } from "react";
import { usePointerDrag } from "../../../../../lib/use-pointer-drag.ts";
import { type CalendarEvent, isCancelled } from "../../grid/day-event.ts";
import type { GridColumn } from "../../grid/grid-columns.ts";
import { targetInColumn, snapToStart, type MoveTarget } from "../target.ts";
import type { UseMovingResult } from "./use-moving.ts";

/** The distance from an edge, in pixels, at which the grid scrolls along. */
const EDGE_PX = 32;

interface DraggedEvent {
  readonly event: CalendarEvent;
  readonly from: MoveTarget;
  /** Minutes from the start of the appointment to the point where the pointer took it. */
  readonly grip: number;
  /** True: the pointer drags the lower edge, which changes the length. */
  readonly isEdge: boolean;
}

interface Options {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly columns: readonly GridColumn[];
  readonly moving: UseMovingResult;
  /** Whether the length of the appointment may change. */
  readonly mayStretch: (event: CalendarEvent) => boolean;
}

/** Moves a block by mouse, pen or finger, from start to start, and lengthens it by its lower edge. Escape cancels the drag. */
export function useDragging({ grid, columns, moving, mayStretch }: Options) {
  function columnAt(x: number): GridColumn | undefined {
    const all = [...(grid.current?.querySelectorAll<HTMLElement>("[data-column]") ?? [])];
    const element = all.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= x && x < right;
    });
    return columns.find(({ key }) => key === element?.dataset["column"]);
  }
  function minuteAt(column: GridColumn, y: number): number {
    const body = grid.current?.querySelector(`[data-column="${column.key}"] [data-body]`);
    const { top, height } = body?.getBoundingClientRect() ?? { top: 0, height: 1 };
    const minutes = Number(grid.current?.style.getPropertyValue("--minutes"));
    return column.top + ((y - top) / height) * minutes;
  }
  function scrollAlong(x: number, y: number) {
    const box = grid.current;
    if (!box) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    box.scrollBy(toward(x, left, right), toward(y, top, bottom));
  }
  function take({ target, clientX, clientY }: PointerEvent): DraggedEvent | null {
    if (!(target instanceof Element)) return null;
    const id = target.closest<HTMLElement>("[data-event]")?.dataset["event"];
    const column = columnAt(clientX);
    const event = column?.blocks.find((one) => String(one.event.id) === id)?.event;
    if (!event || isCancelled(event) || !column || column.calendarId !== event.calendarId) return null;
    return {
      event,
      from: {
        column: column.key,
        calendarId: column.calendarId,
        start: event.start,
        length: event.end - event.start,
      },
      grip: minuteAt(column, clientY) - event.start,
      isEdge: mayStretch(event) && target.closest("[data-edge]") !== null,
    };
  }
  function onDrag({ from, grip, isEdge }: DraggedEvent, { clientX, clientY }: PointerEvent) {
    scrollAlong(clientX, clientY);
    const home = columns.find(({ key }) => key === from.column);
    const column = isEdge ? home : columnAt(clientX);
    if (!column) return;
    const at = minuteAt(column, clientY);
    const target = isEdge
      ? { ...from, length: Math.max(column.step, snapToStart(column, at + column.step / 2) - from.start) }
      : targetInColumn(column, { ...from, start: at - grip + column.step / 2 });
    if (!isSame(target, moving.moving?.target)) moving.aim(target);
  }
  const handlers = usePointerDrag<DraggedEvent>({
    box: grid,
    take,
    onLift: ({ event, from }) => moving.begin(event, from, "pointer"),
    onDrag,
    onDrop: ({ from }) => (isSame(from, moving.moving?.target ?? from) ? moving.end() : moving.ask()),
    onGiveUp: moving.end,
  });
  return {
    handlers,
    /** Returns the place of a point in the grid; null outside of every column. */
    placeAt(x: number, y: number) {
      const column = columnAt(x);
      return column ? { column, minute: minuteAt(column, y) } : null;
    },
  };
}

function isSame(one: MoveTarget, other: MoveTarget | undefined): boolean {
  return one.column === other?.column && one.start === other.start && one.length === other.length;
}

/** Returns the pixels to scroll for a point near one of two edges. */
function toward(at: number, low: number, high: number): number {
  if (at < low + EDGE_PX) return -EDGE_PX / 4;
  return at > high - EDGE_PX ? EDGE_PX / 4 : 0;
}
