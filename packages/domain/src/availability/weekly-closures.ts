import { addDays } from "../time/days.ts";
import type { Day } from "../time/instant.ts";
import type { Closure } from "./model.ts";

/** A closure and the same in each week after it that begins on `lastDay` at the latest; null: it alone. */
export function weeklyClosures<Repeated extends Closure>(closure: Repeated, lastDay: Day | null): Repeated[] {
  const all = [closure];
  for (;;) {
    const before = all.at(-1)!;
    const next = { ...before, start: weekLater(before.start), end: weekLater(before.end) };
    if (lastDay === null || next.start.slice(0, 10) > lastDay) return all;
    all.push(next);
  }
}

function weekLater(wall: string): string {
  return addDays(wall.slice(0, 10), 7) + wall.slice(10);
}
