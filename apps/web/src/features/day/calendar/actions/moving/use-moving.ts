import { useState } from "react";
import type { CalendarEvent } from "../../grid/day-event.ts";
import type { MoveTarget } from "../target.ts";

/** An appointment that is being moved. */
export interface MoveInProgress {
  readonly event: CalendarEvent;
  readonly target: MoveTarget;
  readonly by: "keys" | "pointer";
  /** The place is chosen and the dialog asks to confirm it. */
  readonly isAsked: boolean;
}

/** The appointment that is being moved in the grid, by keyboard or pointer. Nothing changes before the professional confirms. */
export function useMoving() {
  const [moving, setMoving] = useState<MoveInProgress | null>(null);
  return {
    moving,
    begin: (event: CalendarEvent, target: MoveTarget, by: MoveInProgress["by"]) =>
      setMoving({ event, target, by, isAsked: false }),
    aim: (target: MoveTarget) => setMoving((now) => now && { ...now, target }),
    ask: () => setMoving((now) => now && { ...now, isAsked: true }),
    end: () => setMoving(null),
  };
}

export type UseMovingResult = ReturnType<typeof useMoving>;
