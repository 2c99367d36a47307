import { useState } from "react";
import type { CalendarEvent } from "../../grid/day-event.ts";
import type { Target } from "../target.ts";

/** An appointment on its way. */
export interface Moving {
  readonly event: CalendarEvent;
  readonly target: Target;
  readonly by: "keys" | "pointer";
  /** The place is chosen; whether it shall be moved there is asked. */
  readonly isAsked: boolean;
}

/** What is being moved in the grid, by keyboard or pointer. Nothing changes before it is asked and answered. */
export function useMoving() {
  const [moving, setMoving] = useState<Moving | null>(null);
  return {
    moving,
    begin: (event: CalendarEvent, target: Target, by: Moving["by"]) =>
      setMoving({ event, target, by, isAsked: false }),
    aim: (target: Target) => setMoving((now) => now && { ...now, target }),
    ask: () => setMoving((now) => now && { ...now, isAsked: true }),
    end: () => setMoving(null),
  };
}

export type UsedMoving = ReturnType<typeof useMoving>;
