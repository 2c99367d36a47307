import type { BusyFailure } from "@rendezvous/contract/office/busy-source-calls";
import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import {
  calendarQuery,
  createAccount,
  createObject,
  deleteObject,
  type DAVResponse,
  propfind,
  updateObject,
} from "tsdav";
import { createCalendarObject } from "../../../lib/calendar-file.ts";
import type { OutgoingFetch } from "../../../lib/outgoing-fetch.ts";
import type { BusyTimesResult } from "../elsewhere/read-busy-times.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import type { CalDavLogin } from "./login.ts";
import { type ReadSpan, type RemoteCalendar, RemoteError, type RemoteEvent } from "./remote-calendar.ts";

interface CalDavSetting {
  readonly outgoing: OutgoingFetch;
  /** Of the collection, with a slash at its end. */
  readonly address: string;
  readonly login: CalDavLogin;
  /** The group's. */
  readonly timezone: string;
  /** Reads calendar files in another process. */
  readonly readTimes: (text: string, span: ReadSpan) => Promise<BusyTimesResult>;
}

type Filters = NonNullable<Parameters<typeof calendarQuery>[0]["filters"]>;

const CONTENT = { "d:getetag": {}, "c:calendar-data": {} };

/** Returns a calendar on a CalDAV server (RFC 4791). Its state is the collection's `getctag`, or its sync token. */
export function createCalDav({ address, timezone, readTimes, ...access }: CalDavSetting): RemoteCalendar {
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
      const query = { url: address, props: CONTENT, depth: "1", headers, fetch } as const;
      const list = (filters: Filters) => calendarQuery({ ...query, filters }).catch(failAs("refused"));
      const responses = [...(await list(eventsIn(span))), ...(await list(RECURRING_EVENTS))];
      const objects = [...new Map(responses.filter(isContent).map((one) => [one.href, one])).values()];
      const result = await readTimes(objects.map(textOf).join("\r\n"), span);
      if (objects.length > 0 && !result.ok) throw new RemoteError(result.failure);
      const etags = new Map(objects.map((one) => [nameOf(one), etagOf(one)]));
      const own = result.ok ? result.own : [];
      return {
        token: state,
        busy: result.ok ? result.busy : [],
        own: own.map((event) => ({ ...event, etag: etags.get(event.uid) ?? null })),
      };
    },
    async put(event, etag) {
      const url = objectUrl(event.uid);
      const data = createCalendarObject(event, timezone);
      const contentType = { ...headers, "content-type": "text/calendar; charset=utf-8" };
      const isNew = { ...contentType, "if-none-match": "*" };
      const made = etag === null ? await createObject({ url, data, headers: isNew, fetch }) : null;
      if (made?.ok) return { etag: made.headers.get("etag") };
      if (made && made.status !== 412) throw new RemoteError("refused");
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
  access: Pick<CalDavSetting, "outgoing" | "login">,
): Promise<RemoteCalendarName[]> {
  const { headers, fetch } = toRequest(access);
  const account = { serverUrl: address, accountType: "caldav" as const };
  const { homeUrl } = await createAccount({ account, headers, fetch }).catch(failAs("not_a_calendar"));
  const props = { "d:displayname": {}, "d:resourcetype": {}, "c:supported-calendar-component-set": {} };
  const query = { url: homeUrl!, props, depth: "1", headers, fetch } as const;
  const found = await propfind(query).catch(failAs("refused"));
  return found.filter(isEventCalendar).map(({ href = "", props: { displayname } = {} }) => {
    const url = withSlash(new URL(href, homeUrl).href);
    const name = plainOf(displayname);
    const isNamed = typeof name === "string" || typeof name === "number";
    return { address: url, name: isNamed ? String(name) : new URL(url).pathname };
  });
}

/** Replaces an error of the library, which may contain the answer: what stands in a calendar must not be logged. */
function failAs(failure: BusyFailure): (error: unknown) => never {
  return (error) => {
    throw error instanceof RemoteError ? error : new RemoteError(failure);
  };
}

export function withSlash(address: string): string {
  return address.endsWith("/") ? address : `${address}/`;
}

const EVER: ReadSpan = { from: 0, until: Math.floor(Date.UTC(2100, 0) / 60_000) };

/** `fetch` of tsdav is typed by its own polyfill; only its parameters matter. */
function toRequest({ outgoing, login: { username, password } }: Pick<CalDavSetting, "outgoing" | "login">) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  return { headers: { authorization }, fetch: createGuardedFetch(outgoing) };
}

/** Returns the state of a collection; null for a server that tells none. */
async function readState(
  url: string,
  request: { readonly headers: Record<string, string>; readonly fetch: typeof fetch },
): Promise<string | null> {
  const props = { "cs:getctag": {}, "d:sync-token": {} };
  const query = { url, props, depth: "0", ...request } as const;
  const [response] = await propfind(query).catch(failAs("refused"));
  if (!response?.ok) throw new RemoteError("refused");
  const { getctag, syncToken } = response.props ?? {};
  const state: unknown = getctag ?? syncToken;
  return typeof state === "string" || typeof state === "number" ? String(state) : null;
}

function eventsIn({ from, until }: ReadSpan): Filters {
  return eventsWith({ "time-range": { _attributes: { start: formatUtc(from), end: formatUtc(until) } } });
}

function eventsWith(filter: Filters): Filters {
  const events = { _attributes: { name: "VEVENT" }, ...filter };
  return [{ "comp-filter": { _attributes: { name: "VCALENDAR" }, "comp-filter": events } }];
}

/** Some servers take a recurring event for its first occurrence when they look for a time. */
const RECURRING_EVENTS = eventsWith({ "prop-filter": { _attributes: { name: "RRULE" } } });

function formatUtc(minute: EpochMinute): string {
  return new Date(minute * 60_000).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Throws for an answer that is no list, which would look like an empty calendar. */
function isContent({ raw, props }: DAVResponse): boolean {
  if (props?.["calendarData"]) return true;
  if (!raw?.multistatus) throw new RemoteError("not_a_calendar");
  return false;
}

function isEventCalendar({ props = {} }: DAVResponse): boolean {
  const { resourcetype = {}, supportedCalendarComponentSet: { comp = [] } = {} } = props;
  const names = [comp].flat().map(({ _attributes }) => String(_attributes?.name));
  return "calendar" in resourcetype && (names.length === 0 || names.includes("VEVENT"));
}

function textOf({ props }: DAVResponse): string {
  return String(plainOf(props?.["calendarData"]));
}

/** Returns a value that may be wrapped in CDATA. */
function plainOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "_cdata" in value ? value["_cdata"] : value;
}

function etagOf({ props }: DAVResponse): string | null {
  const { getetag } = props ?? {};
  return getetag === undefined ? null : String(getetag);
}

function nameOf({ href = "" }: DAVResponse): string {
  return decodeURIComponent(href.replace(/^.*\//, "").replace(/\.ics$/i, ""));
}
