import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { KeyboardEvent } from "react";
import { announce } from "../../../../../lib/announce.ts";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { type CalendarEvent, isCancelled } from "../../grid/day-event.ts";
import type { GridColumn } from "../../grid/grid-columns.ts";
import { clientSortName } from "../../client-sort-name.ts";
import type { FocusStop } from "../../grid/next-focus-stop.ts";
import { nextMoveTarget, type MoveTarget } from "../target.ts";
import type { UseMovingResult } from "./use-moving.ts";
import { useTargetText } from "../use-target-text.ts";

interface Options {
  readonly columns: readonly GridColumn[];
  readonly moving: UseMovingResult;
  readonly cut: CalendarEvent | null;
  readonly mayStretch: (event: CalendarEvent) => boolean;
  readonly onCut: (event: CalendarEvent) => void;
  readonly onPlace: OnPlaceAction;
}

/** The actions on an empty place. */
export type PlaceAction = "book" | "block" | "open";
export type OnPlaceAction = (column: GridColumn, minute: EpochMinute, action: PlaceAction) => void;

const WISHES: Readonly<Record<string, PlaceAction>> = { n: "book", b: "block", o: "open" };

/**
 * Moves appointments by keyboard: M begins to move an appointment, X cuts it out, and V puts it after the focused one; then the
 * arrows move it, Enter confirms and Escape cancels. N books after the focused appointment, B blocks that time and O opens it.
 * Returns whether the key was one of these.
 */
export function useMovingKeys({ columns, moving, cut, mayStretch, onCut, onPlace }: Options) {
  const phrases = useProPhrases("calendarActions").moving;
  const targetText = useTargetText();

  function begin(event: CalendarEvent, target: MoveTarget) {
    moving.begin(event, target, "keys");
    announce(
      `${phrases.begun({ name: clientSortName(event.appointment) })} ${targetText({ event, target })}`,
    );
  }
  function onModeKey({ key, shiftKey }: KeyboardEvent, event: CalendarEvent, target: MoveTarget): boolean {
    if (key === "Enter") moving.ask();
    else if (key === "Escape") {
      moving.end();
      announce(phrases.givenUp);
    } else if (key.startsWith("Arrow")) {
      const next = nextMoveTarget(columns, target, key, shiftKey && mayStretch(event));
      if (next) moving.aim(next);
      announce(targetText({ event, target: next ?? target }));
    } else return false;
    return true;
  }
  return (pressed: KeyboardEvent, at: FocusStop | null): boolean => {
    const { moving: now } = moving;
    if (now?.by === "keys" && !now.isAsked) return onModeKey(pressed, now.event, now.target);
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return false;
    const column = columns.find(({ key }) => key === at?.column) ?? columns[0];
    const focused = column?.blocks.find(({ event }) => event.id === at?.eventId);
    if (!column) return false;
    const block = focused && !isCancelled(focused.event) ? focused : undefined;
    const free = block?.takenUntil ?? focused?.from ?? column.open[0]?.from ?? column.top;
    const place = { column: column.key, calendarId: column.calendarId };
    // Lower case, so that the keys work with Caps Lock too.
    const letter = pressed.key.toLowerCase();
    const action = WISHES[letter];
    if (action) onPlace(column, free, action);
    else if (letter === "v" && cut) begin(cut, { ...place, start: free, length: cut.end - cut.start });
    else if (letter === "x" && block) {
      onCut(block.event);
      announce(phrases.cut({ name: clientSortName(block.event.appointment) }));
    } else if (letter === "m" && block) {
      const { event } = block;
      begin(event, { ...place, start: event.start, length: event.end - event.start });
    } else return false;
    return true;
  };
}
