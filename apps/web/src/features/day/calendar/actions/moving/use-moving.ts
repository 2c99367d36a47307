import { useState } from "react";
import type { CalendarEvent } from "../../grid/day-event.ts";
import type { Target } from "../target.ts";

/** An appointment that is being moved. */
export interface Moving {
  readonly event: CalendarEvent;
  readonly target: Target;
  readonly by: "keys" | "pointer";
  /** The place is chosen and the dialog asks to confirm it. */
  readonly isAsked: boolean;
}

/** The appointment that is being moved in the grid, by keyboard or pointer. Nothing changes before the professional confirms. */
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
