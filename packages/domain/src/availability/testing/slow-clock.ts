/**
 * An independent conversion from wall-clock times to instants for the tests: asks Intl for every single minute of some days and
 * looks the answers up. It shares nothing with the zone table.
 */
export interface SlowClock {
  readonly zone: string;
  /** The range of instants in minutes since the epoch; `until` is excluded. */
  readonly from: number;
  readonly until: number;
  /** The wall-clock times of `from`, `from + 1`, ..., as minutes since 1970-01-01 00:00 on the wall. */
  readonly shown: readonly number[];
  /** The first instant with each wall-clock minute. */
  readonly firstShown: ReadonlyMap<number, number>;
}

const clocks = new Map<string, SlowClock>();

/** Returns the clock of a zone for the days around `day` (minutes of UTC from three days before to six days after). */
export function slowClock(zone: string, day: string): SlowClock {
  const key = `${zone} ${day}`;
  const cached = clocks.get(key);
  if (cached) return cached;
  const midnight = Date.parse(`${day}T00:00Z`) / 60_000;
  const from = midnight - 3 * 1440;
  const until = midnight + 6 * 1440;
  const formatter = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const shown: number[] = [];
  const firstShown = new Map<number, number>();
  for (let instant = from; instant < until; instant++) {
    const [, d, m, y, time] = /(\d+)\/(\d+)\/(\d+), (\d+:\d+)/.exec(formatter.format(instant * 60_000)) ?? [];
    const wall = Date.parse(`${y}-${m}-${d}T${time}Z`) / 60_000;
    shown.push(wall);
    if (!firstShown.has(wall)) firstShown.set(wall, instant);
  }
  const clock = { zone, from, until, shown, firstShown };
  clocks.set(key, clock);
  return clock;
}

/** Returns the instant of `YYYY-MM-DD` plus minutes since its midnight. A skipped time moves forward by the skipped amount. */
export function slowInstant(clock: SlowClock, day: string, minutes: number): number {
  const wall = Date.parse(`${day}T00:00Z`) / 60_000 + minutes;
  const instant = clock.firstShown.get(wall);
  if (instant !== undefined) return instant;
  const next = clock.shown.findIndex((shown, i) => i > 0 && shown > wall && clock.shown[i - 1]! < wall);
  if (next < 0) throw new RangeError(`${day} +${minutes} lies outside the days of this clock`);
  const skip = clock.shown[next]! - clock.shown[next - 1]! - 1;
  return clock.firstShown.get(wall + skip)!;
}

/** Returns the local day of an instant. */
export function slowDay(clock: SlowClock, instant: number): string {
  return new Date(clock.shown[instant - clock.from]! * 60_000).toISOString().slice(0, 10);
}
