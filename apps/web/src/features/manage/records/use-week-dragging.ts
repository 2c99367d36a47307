import {
  type Hold,
  pullHours,
  settleHours,
  type WeekRanges,
} from "@rendezvous/domain/availability/drawn-hours";
import { minuteOfDay } from "@rendezvous/domain/time/days";
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { placeOf } from "./drawn-day.tsx";

/** A finger that rests so long takes hold of what is under it; one that moves earlier scrolls. */
const HOLD_MS = 350;
/** A mouse that has moved less has clicked. */
const FROM_PX = 4;

interface Press {
  readonly hold: Hold;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  isDragging: boolean;
}

interface Options {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly days: WeekRanges;
  /** The hours that are drawn. */
  readonly first: number;
  readonly last: number;
  readonly onChange: ((days: WeekRanges) => void) | undefined;
}

/** Draws, moves and stretches hours by pointer: until it is let go of only the picture changes, so that it keeps up. Escape gives up. */
export function useWeekDragging({ box, days, first, last, onChange }: Options) {
  const press = useRef<Press | null>(null);
  const [pulled, setPulled] = useState<WeekRanges | null>(null);
  /** What was pulled last, drawn already or not. */
  const latest = useRef<WeekRanges | null>(null);

  function placeAt(x: number, y: number): { day: number; minute: number } | null {
    const columns = [...(box.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
    const rects = columns.map((column) => column.getBoundingClientRect());
    const rect = rects[0];
    if (!rect) return null;
    // The nearest day, so that nothing is lost at the edges.
    const distances = rects.map(({ left, right }) => Math.abs((left + right) / 2 - x));
    const day = distances.indexOf(Math.min(...distances));
    const share = Math.min(1, Math.max(0, (y - rect.top) / rect.height));
    return { day, minute: (first + share * (last - first)) * 60 };
  }
  function lift(held: Press): void {
    held.isDragging = true;
    box.current?.setPointerCapture(held.pointerId);
  }
  function end(): void {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
    latest.current = null;
    setPulled(null);
  }
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    // A page that still scrolls cannot be kept from it.
    if (press.current?.isDragging && event.cancelable) event.preventDefault();
  });
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === "Escape" && press.current?.isDragging) end();
  });
  useEffect(() => {
    const week = box.current;
    // React's own listeners are passive: they could not keep a finger that drags from scrolling.
    week?.addEventListener("touchmove", onTouchMove, { passive: false });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      week?.removeEventListener("touchmove", onTouchMove);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [box]);

  const handlers = {
    onPointerDown: (pointer: PointerEvent) => {
      const target = pointer.target instanceof Element ? pointer.target : null;
      const place = placeAt(pointer.clientX, pointer.clientY);
      if (!target?.closest("[data-day]") || !place || pointer.button !== 0) return;
      const held: Press = {
        hold: holdAt(target, place, days),
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
        if (Math.hypot(pointer.clientX - held.x, pointer.clientY - held.y) < FROM_PX) return;
        if (pointer.pointerType === "touch") return end();
        lift(held);
      }
      const place = placeAt(pointer.clientX, pointer.clientY);
      if (!place) return;
      const next = pullHours(days, held.hold, place);
      // It goes by steps, the hand by pixels.
      if (JSON.stringify(next) === JSON.stringify(latest.current)) return;
      latest.current = next;
      setPulled(next);
    },
    onPointerUp: () => {
      const meant = latest.current;
      end();
      if (meant) onChange?.(settleHours(meant));
    },
    onPointerCancel: end,
    // A long press is a drag here, and opens no menu.
    onContextMenu: (event: { preventDefault: () => void }) => press.current && event.preventDefault(),
  };
  return { drawn: pulled ?? days, handlers };
}

/** What of the week was taken hold of there. */
function holdAt(target: Element, { day, minute }: { day: number; minute: number }, days: WeekRanges): Hold {
  const held = placeOf(target);
  if (!held) return { part: "nothing", day, minute };
  const edge = target.closest<HTMLElement>("[data-edge]")?.dataset["edge"];
  if (edge === "from" || edge === "to") return { part: edge, ...held };
  const from = minuteOfDay(days[held.day]?.[held.index]?.from ?? "") ?? 0;
  return { part: "range", ...held, grip: minute - from };
}
