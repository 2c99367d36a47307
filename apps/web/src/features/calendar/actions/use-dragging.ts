import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { CalendarEvent } from "../day-event.ts";
import type { GridColumn } from "../grid-columns.ts";
import { inColumn, snap, type Target } from "./target.ts";
import type { UsedMoving } from "./use-moving.ts";

/** A mouse that has moved less has clicked. */
const FROM_PX = 5;
/** A finger that rests so long lifts what is under it; one that moves earlier scrolls. */
const HOLD_MS = 350;
/** So near to an edge the grid scrolls along. */
const EDGE_PX = 32;

interface Press {
  readonly event: CalendarEvent;
  readonly from: Target;
  /** Minutes from the start of the appointment to where it was taken. */
  readonly grip: number;
  /** Its lower edge was taken. */
  readonly isEdge: boolean;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  isDragging: boolean;
}

interface Options {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly columns: readonly GridColumn[];
  readonly moving: UsedMoving;
  /** Whether it may have a length of its own. */
  readonly mayStretch: (event: CalendarEvent) => boolean;
}

/** Moves a block by mouse, pen or finger, from start to start, and makes it longer by its lower edge. Escape gives up. */
export function useDragging({ grid, columns, moving, mayStretch }: Options) {
  const press = useRef<Press | null>(null);
  /** The click that ends a drag is none. */
  const hasDragged = useRef(false);

  function columnAt(x: number): GridColumn | undefined {
    const all = [...(grid.current?.querySelectorAll<HTMLElement>("[data-column]") ?? [])];
    const found = all.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= x && x < right;
    });
    return columns.find(({ key }) => key === found?.dataset["column"]);
  }
  function minuteAt(column: GridColumn, y: number): number {
    const body = grid.current?.querySelector(`[data-column="${column.key}"] [data-body]`);
    const { top, height } = body?.getBoundingClientRect() ?? { top: 0, height: 1 };
    const minutes = Number(grid.current?.style.getPropertyValue("--minutes"));
    return column.top + ((y - top) / height) * minutes;
  }
  function lift(held: Press) {
    held.isDragging = true;
    grid.current?.setPointerCapture(held.pointerId);
    moving.begin(held.event, held.from, "pointer");
  }
  function end() {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }
  function scrollAlong(x: number, y: number) {
    const box = grid.current;
    if (!box) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    box.scrollBy(toward(x, left, right), toward(y, top, bottom));
  }

  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    if (press.current?.isDragging) event.preventDefault();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !press.current?.isDragging) return;
    hasDragged.current = true;
    end();
    moving.end();
  });
  useEffect(() => {
    const box = grid.current;
    // React's own listeners are passive: they could not keep a finger that drags from scrolling.
    box?.addEventListener("touchmove", onTouchMove, { passive: false });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      box?.removeEventListener("touchmove", onTouchMove);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [grid]);

  const handlers = {
    onPointerDown: (pointer: PointerEvent) => {
      hasDragged.current = false;
      const cell =
        pointer.target instanceof Element ? pointer.target.closest<HTMLElement>("[data-event]") : null;
      const column = columnAt(pointer.clientX);
      const event = column?.blocks.find((one) => String(one.event.id) === cell?.dataset["event"])?.event;
      if (!event || !column || column.calendarId !== event.calendarId || pointer.button !== 0) return;
      const held: Press = {
        event,
        from: {
          column: column.key,
          calendarId: column.calendarId,
          start: event.start,
          length: event.end - event.start,
        },
        grip: minuteAt(column, pointer.clientY) - event.start,
        isEdge: mayStretch(event) && (pointer.target as Element).closest("[data-edge]") !== null,
        pointerId: pointer.pointerId,
        x: pointer.clientX,
        y: pointer.clientY,
        timer: window.setTimeout(() => pointer.pointerType === "touch" && lift(held), HOLD_MS),
        isDragging: false,
      };
      press.current = held;
    },
    onPointerMove: (pointer: PointerEvent) => {
      const held = press.current;
      if (!held) return;
      if (!held.isDragging) {
        const isFar = Math.hypot(pointer.clientX - held.x, pointer.clientY - held.y) >= FROM_PX;
        if (isFar && pointer.pointerType === "touch") end();
        else if (isFar) lift(held);
        return;
      }
      scrollAlong(pointer.clientX, pointer.clientY);
      const home = columns.find(({ key }) => key === held.from.column);
      const column = held.isEdge ? home : columnAt(pointer.clientX);
      if (!column) return;
      const at = minuteAt(column, pointer.clientY);
      const target = held.isEdge
        ? {
            ...held.from,
            length: Math.max(column.step, snap(column, at + column.step / 2) - held.from.start),
          }
        : inColumn(column, { ...held.from, start: at - held.grip + column.step / 2 });
      const now = moving.moving?.target;
      if (target.column !== now?.column || target.start !== now.start || target.length !== now.length)
        moving.aim(target);
    },
    onPointerUp: () => {
      const held = press.current;
      end();
      if (!held?.isDragging) return;
      hasDragged.current = true;
      const { target } = moving.moving ?? { target: held.from };
      const { column, start, length } = held.from;
      if (target.column === column && target.start === start && target.length === length) moving.end();
      else moving.ask();
    },
    onPointerCancel: () => {
      if (press.current?.isDragging) moving.end();
      end();
    },
    onClickCapture: (event: MouseEvent) => {
      if (hasDragged.current) event.stopPropagation();
    },
  };
  return {
    handlers,
    /** Where in the grid a point is; null outside of every column. */
    placeAt(x: number, y: number) {
      const column = columnAt(x);
      return column ? { column, minute: minuteAt(column, y) } : null;
    },
  };
}

/** How far to scroll for a point near one of two edges. */
function toward(at: number, low: number, high: number): number {
  if (at < low + EDGE_PX) return -EDGE_PX / 4;
  return at > high - EDGE_PX ? EDGE_PX / 4 : 0;
}
