import {
  type DraggedPart,
  dragHours,
  joinDrawnRanges,
  type WeekRanges,
} from "@rendezvous/domain/availability/hours/drawn-hours";
import { minuteOfDay } from "@rendezvous/domain/time/instant";
import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { usePointerDrag } from "../../../lib/use-pointer-drag.ts";
import { rangeOfElement } from "./drawn-day.tsx";

interface Options {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly days: WeekRanges;
  /** The first and last hour of the picture. */
  readonly first: number;
  readonly last: number;
  readonly onChange: ((days: WeekRanges) => void) | undefined;
}

/**
 * Draws, moves and resizes hours by pointer. Only the picture changes until the pointer is released, so that it keeps up. Escape
 * cancels.
 */
export function useWeekDragging({ box, days, first, last, onChange }: Options) {
  const [pulled, setPulled] = useState<WeekRanges | null>(null);
  /** The latest ranges, even if React has not drawn them yet. */
  const latest = useRef<WeekRanges | null>(null);

  function placeAt({ clientX, clientY }: PointerEvent): { day: number; minute: number } | null {
    const columns = [...(box.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
    const rects = columns.map((column) => column.getBoundingClientRect());
    const rect = rects[0];
    if (!rect) return null;
    // Takes the nearest day, so that the edges count too.
    const distances = rects.map(({ left, right }) => Math.abs((left + right) / 2 - clientX));
    const day = distances.indexOf(Math.min(...distances));
    const share = Math.min(1, Math.max(0, (clientY - rect.top) / rect.height));
    return { day, minute: (first + share * (last - first)) * 60 };
  }
  function show(week: WeekRanges | null): void {
    latest.current = week;
    setPulled(week);
  }
  const handlers = usePointerDrag<DraggedPart>({
    box,
    take: (pointer) => {
      const place = placeAt(pointer);
      if (!(pointer.target instanceof Element) || !pointer.target.closest("[data-day]") || !place)
        return null;
      return holdAt(pointer.target, place, days);
    },
    onDrag: (hold, pointer) => {
      const place = placeAt(pointer);
      const next = place && dragHours(days, hold, place);
      // The pointer moves by pixels, the hours only by steps.
      if (next && JSON.stringify(next) !== JSON.stringify(latest.current)) show(next);
    },
    onDrop: () => {
      const drawnHours = latest.current;
      show(null);
      if (drawnHours) onChange?.(joinDrawnRanges(drawnHours));
    },
    onGiveUp: () => show(null),
  });
  return { drawn: pulled ?? days, handlers };
}

/** Returns the part of the week that the pointer took. */
function holdAt(
  target: Element,
  { day, minute }: { day: number; minute: number },
  days: WeekRanges,
): DraggedPart {
  const draggedRange = rangeOfElement(target);
  if (!draggedRange) return { part: "nothing", day, minute };
  const edge = target.closest<HTMLElement>("[data-edge]")?.dataset["edge"];
  if (edge === "from" || edge === "to") return { part: edge, ...draggedRange };
  const from = minuteOfDay(days[draggedRange.day]?.[draggedRange.index]?.from ?? "") ?? 0;
  return { part: "range", ...draggedRange, grip: minute - from };
}
