import { PassThrough, type Readable } from "node:stream";
import type { CalendarStreamEvent, ChangedPlace } from "@rendezvous/contract/catalogue/calendar-stream";
import type { ChangeParts, Changes } from "../../../lib/changes.ts";
import { toChangedPlaces } from "./changed-places.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly calendarWatch: CalendarWatch;
  }
}

/** Streams of server-sent events for people who look at calendars. */
export interface CalendarWatch {
  /** Opens a stream; null when the professional has too many of them. */
  open(listener: Omit<Listener, "stream">, seconds: number): Readable | null;
  /** The number of open streams. */
  count(): number;
  /** Ends all streams, and each later one at once, so that a stopping server does not wait for them. */
  end(): void;
}

interface Listener {
  readonly groupId: number;
  readonly proId: number;
  /** The calendars that the professional works on; null: all of the group's. */
  readonly calendars: readonly number[] | null;
  readonly stream: PassThrough;
}

/** The changes not sent yet; null: anything may have changed. */
type News = readonly ChangeParts["slots"][] | null;

const TOLD_EVERY_MS = 1000;
/** A client notices a buffering proxy by the missing heartbeats. */
const BEAT_MS = 10_000;
/** A client reconnects this long after the end of a stream. */
const BACK_AFTER_MS = 1000;
/** More changes than this are sent as "anything may have changed". */
const MOST_PLACES = 200;
/** The most streams of one login, which a whole reception may share. */
const MOST_EACH = 100;

const toEvent = (news: CalendarStreamEvent): string => `data: ${JSON.stringify(news)}\n\n`;
const ANYTHING = toEvent({ changed: null });

export function createCalendarWatch(changes: Changes): CalendarWatch {
  const listeners = new Map<number, Set<Listener>>();
  /** The changes to send next, for each group that was sent an event less than a second ago. */
  const waiting = new Map<number, News>();
  let isOver = false;

  const all = (): Listener[] => [...listeners.values()].flatMap((own) => [...own]);

  function write({ stream }: Listener, text: string): void {
    // A client that reads too slowly is disconnected; it reconnects and reloads everything.
    if (!stream.write(text)) stream.end();
  }

  function tell(groupId: number, news: News): void {
    const places = news && toChangedPlaces(news);
    const changed = places && places.length <= MOST_PLACES ? places : null;
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

  /** Sends the first change at once, and later ones at most once a second. */
  function note(groupId: number, news: News): void {
    if (!listeners.has(groupId) || news?.length === 0) return;
    const before = waiting.get(groupId);
    if (before !== undefined) {
      waiting.set(groupId, before && news && [...before, ...news]);
      return;
    }
    tell(groupId, news);
    waiting.set(groupId, []);
    setTimeout(() => {
      const later = waiting.get(groupId) ?? null;
      waiting.delete(groupId);
      note(groupId, later);
    }, TOLD_EVERY_MS).unref();
  }

  function noteIn(groupId: number | null, news: News): void {
    if (groupId !== null) note(groupId, news);
    else for (const watchedId of listeners.keys()) note(watchedId, null);
  }
  changes.listen("slots", noteIn);
  changes.listen("catalogue", (groupId) => noteIn(groupId, null));
  // Ends the streams of changed professionals, who reconnect with their new rights. A missed notice is harmless, because every
  // stream ends by itself.
  changes.listen("pros", (groupId, pros) => {
    for (const { proId, stream } of listeners.get(groupId ?? 0) ?? [])
      if (pros === null || pros.some(([id]) => id === proId)) stream.end();
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

/** All professionals see resources. */
function concerns({ calendar_id, resource_id }: ChangedPlace, calendars: readonly number[]): boolean {
  return resource_id !== null || calendars.includes(calendar_id);
}
