import { type Day, type EpochMs, minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";

/** A group and the day on which its daily jobs were last planned. */
export interface DailyRow {
  readonly id: number;
  readonly timezone: string | null;
  readonly day: Day | null;
}

/** The groups of one statement: all groups of a country in one would exceed its time limit. */
const MOST_AT_ONCE = 500;

/** Calls `plan` with the groups whose day, by their own clock, has not been planned yet, some hundreds at a time. */
export async function planDaily(
  rows: readonly DailyRow[],
  nowMs: EpochMs,
  plan: (ids: readonly number[], days: readonly Day[]) => Promise<void>,
): Promise<void> {
  const dayIn = new Map<string, Day>();
  const due = rows.flatMap(({ id, timezone, day }) => {
    const zone = timezone ?? "Europe/Paris";
    const today = dayIn.get(zone) ?? instantToWall(zone, minuteOf(nowMs)).day;
    dayIn.set(zone, today);
    return day === null || day < today ? [{ id, today }] : [];
  });
  for (let at = 0; at < due.length; at += MOST_AT_ONCE) {
    const some = due.slice(at, at + MOST_AT_ONCE);
    await plan(
      some.map(({ id }) => id),
      some.map(({ today }) => today),
    );
  }
}
