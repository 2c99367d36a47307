import { type Day, addDays, daysBetween } from "../../time/instant.ts";
import type { Closure } from "../model.ts";

/**
 * Returns a closure and its repetitions in each later week that begins on `lastDay` at the latest; null: only the closure itself.
 */
export function weeklyClosures<Repeated extends Closure>(closure: Repeated, lastDay: Day | null): Repeated[] {
  const days = lastDay === null ? 0 : Math.max(0, daysBetween(dayOf(closure.start), lastDay));
  const later = (wall: string, weeks: number) => addDays(dayOf(wall), 7 * weeks) + wall.slice(10);
  return Array.from({ length: Math.floor(days / 7) + 1 }, (_, week) => ({
    ...closure,
    start: later(closure.start, week),
    end: later(closure.end, week),
  }));
}

function dayOf(wall: string): Day {
  return wall.slice(0, 10);
}
