import type { BusyFailure } from "@rendezvous/contract/office/busy-source-calls";
import { createFairQueue } from "../../../lib/in-turns.ts";
import { InsideError, type OutgoingFetch, TooLongError } from "../../../lib/outgoing-fetch.ts";
import { createTaskProcess, TaskStoppedError } from "../../../lib/task-process.ts";
import type { DavStep, DavTask } from "./dav-conversation.ts";
import type { BusyTimesResult, CalendarText } from "./read-busy-times.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly calendarReader: CalendarReader;
  }
}

/** Fetches and reads the calendar files of others. */
export interface CalendarReader {
  fetch(address: string, last: Validators): Promise<FetchResult>;
  /** In another process, one file at a time, taking turns between groups. */
  read(groupId: number, task: CalendarText): Promise<BusyTimesResult>;
  /** Reads the answers of a calendar server in that process too. Returns the next request, or what they say. */
  converse(groupId: number, task: DavTask): Promise<DavStep>;
  /** For other requests to calendar servers: the same limits of addresses and lengths. */
  readonly outgoing: OutgoingFetch;
  /** Whether addresses may be in the server's own network. */
  readonly isInsideAllowed: boolean;
  stop(): void;
}

/** A task of the process that reads calendars. */
export type CalendarTask = CalendarText | DavTask;

/** The headers of the last fetched content. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type FetchResult =
  | { readonly kind: "content"; readonly text: string; readonly validators: Validators }
  | { readonly kind: "unchanged" }
  | { readonly kind: "failed"; readonly failure: BusyFailure };

export const FETCH_WITHIN_MS = 10_000;
const READ_WITHIN_MS = 10_000;
export const MAX_REDIRECTS = 3;
const MAX_HEAP_MB = 256;
const MOST_WAITING = 100;

export function createCalendarReader(outgoing: OutgoingFetch, isInsideAllowed: boolean): CalendarReader {
  const process = createTaskProcess<CalendarTask, unknown>({
    module: new URL("./calendar-process.ts", import.meta.url),
    deadlineMs: READ_WITHIN_MS,
    maxHeapMb: MAX_HEAP_MB,
  });
  const turns = createFairQueue(MOST_WAITING);
  async function run(groupId: number, task: CalendarTask, stopped: unknown): Promise<unknown> {
    const running = turns.take(String(groupId), () => process.run(task));
    if (!running) throw new Error("too many calendars of one group wait to be read");
    try {
      return await running;
    } catch (error) {
      if (error instanceof TaskStoppedError) return stopped;
      throw error;
    }
  }
  return {
    outgoing,
    isInsideAllowed,
    fetch: (address, last) => fetchCalendar(outgoing, address, last),
    read: (groupId, task) =>
      run(groupId, task, { ok: false, failure: "too_many" }) as Promise<BusyTimesResult>,
    converse: (groupId, task) =>
      run(groupId, task, { kind: "failed", failure: "too_many" }) as Promise<DavStep>,
    stop: () => process.stop(),
  };
}

/** Every redirect is checked like the address itself. */
async function fetchCalendar(
  outgoing: OutgoingFetch,
  address: string,
  { etag, lastModified }: Validators,
): Promise<FetchResult> {
  const headers = {
    accept: "text/calendar, */*;q=0.1",
    "accept-encoding": "identity",
    "user-agent": "Rendezvous",
    ...(etag !== null && { "if-none-match": etag }),
    ...(lastModified !== null && { "if-modified-since": lastModified }),
  };
  const signal = AbortSignal.timeout(FETCH_WITHIN_MS);
  try {
    let at = address;
    for (let count = 0; count <= MAX_REDIRECTS; count++) {
      const answer = await outgoing(at, { headers, signal });
      const { status } = answer;
      const location = answer.headers.get("location");
      if (status === 304 && (etag ?? lastModified) !== null) return { kind: "unchanged" };
      if (status === 200) {
        const validators = {
          etag: answer.headers.get("etag"),
          lastModified: answer.headers.get("last-modified"),
        };
        return { kind: "content", text: await answer.text(), validators };
      }
      // The address may be right: a server that is out of order or busy answers again later.
      if (status >= 500 || status === 429) return { kind: "failed", failure: "unreachable" };
      if (status < 300 || status >= 400 || location === null) break;
      at = new URL(location, at).href;
    }
    return { kind: "failed", failure: "refused" };
  } catch (error) {
    // The error may contain the address, so that nothing of it is logged.
    return { kind: "failed", failure: failureOf(error) };
  }
}

export function failureOf(error: unknown): BusyFailure {
  if (error instanceof InsideError) return "not_public";
  return error instanceof TooLongError ? "too_long" : "unreachable";
}
