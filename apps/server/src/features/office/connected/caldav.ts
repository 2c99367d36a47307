import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import { createObject, deleteObject, propfind, updateObject } from "tsdav";
import { createCalendarObject } from "../../../lib/calendar-file.ts";
import type { OutgoingFetch } from "../../../lib/outgoing-fetch.ts";
import type {
  DavAnswer,
  DavRequest,
  DavStep,
  DavTask,
  DavTopic,
  EventsTopic,
} from "../elsewhere/dav-conversation.ts";
import type { BusyTimesResult } from "../elsewhere/read-busy-times.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import type { CalDavLogin } from "./login.ts";
import { type ReadSpan, type RemoteCalendar, RemoteError, type RemoteEvent } from "./remote-calendar.ts";

interface CalDavAccess {
  readonly outgoing: OutgoingFetch;
  readonly login: CalDavLogin;
  /** Parses the server's answers in another process. */
  readonly converse: (task: DavTask) => Promise<DavStep>;
}

interface CalDavSetting extends CalDavAccess {
  /** The address of the collection, with a slash at its end. */
  readonly address: string;
  /** The group's time zone. */
  readonly timezone: string;
  readonly ownUid: EventsTopic["ownUid"];
  /** Reads calendar files in another process. */
  readonly readTimes: (text: string, span: ReadSpan) => Promise<BusyTimesResult>;
}

/** Returns a calendar on a CalDAV server (RFC 4791). Its state is the collection's `getctag`, or its sync token. */
export function createCalDav({
  address,
  timezone,
  ownUid,
  readTimes,
  ...access
}: CalDavSetting): RemoteCalendar {
  const { headers, fetch } = toRequest(access);
  const objectUrl = (uid: string) => new URL(`${encodeURIComponent(uid)}.ics`, address).href;

  const find = async (uid: string): Promise<RemoteEvent | null> => {
    const answer = await fetch(objectUrl(uid), { headers });
    if (!answer.ok) return null;
    const result = await readTimes(await answer.text(), EVER);
    const [event] = result.ok ? result.own : [];
    return event ? { ...event, etag: answer.headers.get("etag") } : null;
  };

  return {
    find,
    async read(span, token) {
      const state = await readState(address, { headers, fetch });
      if (state !== null && state === token) return "unchanged";
      const topic = { kind: "events", address, zone: timezone, ...span, ownUid } as const;
      const { busy, own } = await converse(access, topic);
      return { token: state, busy, own };
    },
    async put(event, etag) {
      const url = objectUrl(event.uid);
      const data = createCalendarObject(event, timezone);
      const contentType = { ...headers, "content-type": "text/calendar; charset=utf-8" };
      const isNew = { ...contentType, "if-none-match": "*" };
      const created = etag === null ? await createObject({ url, data, headers: isNew, fetch }) : null;
      if (created?.ok) return { etag: created.headers.get("etag") };
      if (created && created.status !== 412) throw new RemoteError("refused");
      // A process that was killed after its request has written the event already.
      const present = etag ?? (await find(event.uid))?.etag;
      const update = { url, data, headers: contentType, fetch, ...(present && { etag: present }) };
      const answer = await updateObject(update);
      return answer.ok ? { etag: answer.headers.get("etag") } : "changed";
    },
    async remove(uid) {
      await deleteObject({ url: objectUrl(uid), headers, fetch });
    },
  };
}

/** Finds the calendars of a login: the address may be the server's (RFC 6764), or that of one calendar. */
export async function listCalDavCalendars(
  address: string,
  access: CalDavAccess,
): Promise<RemoteCalendarName[]> {
  const { calendars } = await converse(access, { kind: "calendars", address });
  return calendars;
}

/** Makes the requests that the other process asks for, until it returns a result. */
async function converse<Topic extends DavTopic>(
  { converse: play, ...access }: CalDavAccess,
  topic: Topic,
): Promise<Extract<DavStep, { kind: Topic["kind"] }>> {
  const { headers, fetch } = toRequest(access);
  const answerTo = async ({ url, ...request }: DavRequest): Promise<DavAnswer> => {
    try {
      const answer = await fetch(url, { ...request, headers: { ...request.headers, ...headers } });
      return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
    } catch (error) {
      // After an error the library may try another address.
      if (error instanceof RemoteError) return { failure: error.failure };
      throw error;
    }
  };
  const answers: DavAnswer[] = [];
  for (;;) {
    const step = await play({ ...topic, answers });
    if (step.kind === "failed") throw new RemoteError(step.failure);
    if (step.kind !== "request") return step as Extract<DavStep, { kind: Topic["kind"] }>;
    answers.push(await answerTo(step.request));
  }
}

const EVER: ReadSpan = { from: 0, until: Math.floor(Date.UTC(2100, 0) / 60_000) };

/** The cast is needed because tsdav types `fetch` by its own polyfill. */
function toRequest({ outgoing, login: { username, password } }: Pick<CalDavAccess, "outgoing" | "login">) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  return { headers: { authorization }, fetch: createGuardedFetch(outgoing) };
}

/** The longest answer that is read in this process: parsing it takes a few milliseconds at most. */
const MAX_STATE_LENGTH = 10_000;

/**
 * Returns the state of a collection; null for a server that does not report one. Its answer is short, and read here, so that the
 * check before a booking does not wait for another process.
 */
async function readState(
  url: string,
  { headers, fetch }: { readonly headers: Record<string, string>; readonly fetch: typeof globalThis.fetch },
): Promise<string | null> {
  const fetchShort: typeof fetch = async (...request) => {
    const answer = await fetch(...request);
    const text = await answer.text();
    if (text.length > MAX_STATE_LENGTH) throw new RemoteError("too_long");
    return new Response(text || null, { status: answer.status, headers: answer.headers });
  };
  const props = { "cs:getctag": {}, "d:sync-token": {} };
  const query = { url, props, depth: "0", headers, fetch: fetchShort } as const;
  const [response] = await propfind(query).catch((error: unknown) => {
    // An error of the library may contain the answer: what stands in a calendar must not be logged.
    throw error instanceof RemoteError ? error : new RemoteError("refused");
  });
  if (!response?.ok) throw new RemoteError("refused");
  const { getctag, syncToken } = response.props ?? {};
  const state: unknown = getctag ?? syncToken;
  return typeof state === "string" || typeof state === "number" ? String(state) : null;
}
