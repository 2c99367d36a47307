import { PassThrough, type Readable } from "node:stream";
import type { CalendarNews, ChangedPlace } from "@rendezvous/contract/calendar-news";
import type { Changes } from "../../../lib/changes.ts";
import { toChangedPlace } from "./changed-places.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly calendarWatch: CalendarWatch;
  }
}

/** Streams of server-sent events for those who look at calendars. */
export interface CalendarWatch {
  /** null: the professional has too many of them. */
  open(listener: Omit<Listener, "stream">, seconds: number): Readable | null;
  /** How many are open. */
  count(): number;
  /** Ends all of them, and every further one at once: a server that stops waits for none. */
  end(): void;
}

interface Listener {
  readonly groupId: number;
  readonly proId: number;
  /** Those they keep to; null: all of the group's. */
  readonly calendars: readonly number[] | null;
  readonly stream: PassThrough;
}

/** What has not been told yet; null: anything may have changed. */
type News = Set<string> | null;

const TOLD_EVERY_MS = 1000;
/** A proxy that keeps back what it should pass on is noticed by their absence. */
const BEAT_MS = 10_000;
/** After the end of a stream its reader comes back. */
const BACK_AFTER_MS = 1000;
/** More at once is told as anything. */
const MOST_TOLD = 200;
/** A login may be shared by a whole reception. */
const MOST_EACH = 100;

const toEvent = (news: CalendarNews): string => `data: ${JSON.stringify(news)}\n\n`;
const ANYTHING = toEvent({ changed: null });

export function createCalendarWatch(changes: Changes): CalendarWatch {
  const listeners = new Map<number, Set<Listener>>();
  /** What a group's listeners are told next; groups that were told something less than a second ago. */
  const waiting = new Map<number, News>();
  let isOver = false;

  const all = (): Listener[] => [...listeners.values()].flatMap((own) => [...own]);

  function write({ stream }: Listener, text: string): void {
    // A client that does not read is not waited for; it reconnects and asks for everything.
    if (!stream.write(text)) stream.end();
  }

  function tell(groupId: number, news: News): void {
    const changed = news && news.size <= MOST_TOLD ? [...news].map(toChangedPlace) : null;
    const whole = changed ? toEvent({ changed }) : ANYTHING;
    for (const listener of listeners.get(groupId) ?? []) {
      const { calendars } = listener;
      if (calendars === null || changed === null) {
        write(listener, whole);
        continue;
      }
      const own = changed.filter((place) => concerns(place, calendars));
      if (own.length > 0) write(listener, toEvent({ changed: own }));
    }
  }

  /** At once, and then at most once a second. */
  function note(groupId: number, parts: readonly string[] | null): void {
    if (!listeners.has(groupId) || parts?.length === 0) return;
    const before = waiting.get(groupId);
    if (before !== undefined) {
      waiting.set(groupId, before && parts && new Set([...before, ...parts]));
      return;
    }
    tell(groupId, parts && new Set(parts));
    waiting.set(groupId, new Set());
    setTimeout(() => {
      const news = waiting.get(groupId) ?? null;
      waiting.delete(groupId);
      note(groupId, news && [...news]);
    }, TOLD_EVERY_MS).unref();
  }

  for (const kind of ["slots", "catalogue"] as const)
    changes.listen(kind, (groupId, parts) => {
      if (groupId !== null) note(groupId, parts);
      else for (const calendarId of listeners.keys()) note(calendarId, null);
    });
  // They come back as who they are by now. A missed notice ends nothing: every stream ends by itself.
  changes.listen("pros", (groupId, proIds) => {
    for (const { proId, stream } of listeners.get(groupId ?? 0) ?? [])
      if (proIds === null || proIds.includes(String(proId))) stream.end();
  });
  const beat = setInterval(() => {
    for (const listener of all()) write(listener, toEvent({ changed: [] }));
  }, BEAT_MS).unref();

  return {
    open(watched, seconds) {
      const stream = new PassThrough();
      stream.write(`retry: ${BACK_AFTER_MS}\n${ANYTHING}`);
      if (isOver || seconds === 0) return stream.end();
      const own = listeners.get(watched.groupId) ?? new Set();
      if ([...own].filter(({ proId }) => proId === watched.proId).length >= MOST_EACH) return null;
      const listener = { ...watched, stream };
      listeners.set(watched.groupId, own.add(listener));
      const ending = setTimeout(() => stream.end(), seconds * 1000);
      stream.once("close", () => {
        clearTimeout(ending);
        own.delete(listener);
        if (own.size === 0 && listeners.get(watched.groupId) === own) listeners.delete(watched.groupId);
      });
      return stream;
    },
    count: () => all().length,
    end() {
      isOver = true;
      clearInterval(beat);
      for (const { stream } of all()) stream.end();
    },
  };
}

/** Resources are everybody's. */
function concerns({ calendar_id, resource_id }: ChangedPlace, calendars: readonly number[]): boolean {
  return resource_id !== null || calendars.includes(calendar_id);
}
