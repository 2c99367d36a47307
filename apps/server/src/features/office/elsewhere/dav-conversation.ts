// Runs in the process that reads calendar files: lists of calendar servers (CalDAV, RFC 4791) are XML, which can be written so that its
// parser takes a second for a megabyte.
import type { BusyFailure } from "@rendezvous/contract/office/busy-source-calls";
import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { calendarQuery, createAccount, type DAVResponse, propfind } from "tsdav";
import { type BusyTimesResult, type CalendarText, type OwnEvent, readBusyTimes } from "./read-busy-times.ts";
import { withSlash } from "./source-address.ts";

/** A question to a calendar server. This process has no login and makes no requests itself. */
export type DavTask = DavTopic & {
  /** The answers to the requests so far, in their order. */
  readonly answers: readonly DavAnswer[];
};

export type DavTopic = CalendarsTopic | EventsTopic;

export interface CalendarsTopic {
  readonly kind: "calendars";
  /** The address of the server (RFC 6764), or of one calendar. */
  readonly address: string;
}

export interface EventsTopic extends Omit<CalendarText, "text"> {
  readonly kind: "events";
  /** The address of the collection, with a slash at its end. */
  readonly address: string;
}

/** A request that the server's process makes, through its guard of outgoing requests and with the login. */
export interface DavRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly redirect: NonNullable<RequestInit["redirect"]>;
}

export type DavAnswer =
  | {
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly text: string;
    }
  | { readonly failure: BusyFailure };

/** The next request of a conversation, or its end. */
export type DavStep =
  | { readonly kind: "request"; readonly request: DavRequest }
  | { readonly kind: "calendars"; readonly calendars: RemoteCalendarName[] }
  | { readonly kind: "events"; readonly busy: readonly EpochMinute[]; readonly own: readonly DavEvent[] }
  | { readonly kind: "failed"; readonly failure: BusyFailure };

export interface DavEvent extends OwnEvent {
  readonly etag: string | null;
}

type Filters = NonNullable<Parameters<typeof calendarQuery>[0]["filters"]>;

class DavError extends Error {
  readonly failure: BusyFailure;

  constructor(failure: BusyFailure) {
    super(failure);
    this.failure = failure;
  }
}

const MAX_CALENDARS = 500;
const CONTENT = { "d:getetag": {}, "c:calendar-data": {} };

/**
 * Runs a conversation from its beginning with the answers so far, up to the first request that has none. So this process keeps no
 * state, and reads other calendars while a slow server is awaited.
 */
export function playConversation({ answers, ...topic }: DavTask): Promise<DavStep> {
  const next = Promise.withResolvers<DavStep>();
  const left = [...answers];
  const replay: typeof fetch = (url, init = {}) => {
    const answer = left.shift();
    if (!answer) {
      next.resolve({ kind: "request", request: toRequest(url as string, init) });
      return new Promise(() => {});
    }
    if ("failure" in answer) return Promise.reject(new DavError(answer.failure));
    const { status, headers, text } = answer;
    return Promise.resolve(new Response(text || null, { status, headers: headers.map(([...line]) => line) }));
  };
  const conversation = topic.kind === "calendars" ? listCalendars(topic, replay) : listEvents(topic, replay);
  // An error of the library may contain the answer: what stands in a calendar must not be logged.
  const end = conversation.catch((error: unknown): DavStep => {
    return { kind: "failed", failure: error instanceof DavError ? error.failure : "refused" };
  });
  return Promise.race([next.promise, end]);
}

function toRequest(
  url: string,
  { method = "GET", headers, body, redirect = "follow" }: RequestInit,
): DavRequest {
  const lines = Object.fromEntries(new Headers(headers));
  return { url, method, headers: lines, body: typeof body === "string" ? body : null, redirect };
}

async function listCalendars({ address }: CalendarsTopic, replay: typeof fetch): Promise<DavStep> {
  const account = { serverUrl: address, accountType: "caldav" as const };
  const { homeUrl } = await createAccount({ account, fetch: replay }).catch((error: unknown) => {
    throw error instanceof DavError ? error : new DavError("not_a_calendar");
  });
  const props = { "d:displayname": {}, "d:resourcetype": {}, "c:supported-calendar-component-set": {} };
  const responses = await propfind({ url: homeUrl!, props, depth: "1", fetch: replay });
  const eventCalendars = responses.filter(isEventCalendar).slice(0, MAX_CALENDARS);
  const calendars = eventCalendars.map(({ href = "", props: { displayname } = {} }) => {
    const url = withSlash(new URL(href, homeUrl).href);
    const name = plainOf(displayname);
    const isNamed = typeof name === "string" || typeof name === "number";
    return { address: url, name: isNamed ? String(name) : new URL(url).pathname };
  });
  return { kind: "calendars", calendars };
}

async function listEvents({ kind, address, ...span }: EventsTopic, replay: typeof fetch): Promise<DavStep> {
  const query = { url: address, props: CONTENT, depth: "1", fetch: replay } as const;
  const list = (filters: Filters) => calendarQuery({ ...query, filters });
  const responses = [...(await list(eventsIn(span))), ...(await list(RECURRING_EVENTS))];
  const objects = [...new Map(responses.filter(isContent).map((one) => [one.href, one])).values()];
  if (objects.length === 0) return { kind, busy: [], own: [] };
  const result: BusyTimesResult = readBusyTimes({ ...span, text: objects.map(textOf).join("\r\n") });
  if (!result.ok) throw new DavError(result.failure);
  const etags = new Map(objects.map((one) => [nameOf(one), etagOf(one)]));
  return {
    kind,
    busy: result.busy,
    own: result.own.map((event) => ({ ...event, etag: etags.get(event.uid) ?? null })),
  };
}

function eventsIn({ from, until }: Pick<EventsTopic, "from" | "until">): Filters {
  return eventsWith({ "time-range": { _attributes: { start: formatUtc(from), end: formatUtc(until) } } });
}

function eventsWith(filter: Filters): Filters {
  const events = { _attributes: { name: "VEVENT" }, ...filter };
  return [{ "comp-filter": { _attributes: { name: "VCALENDAR" }, "comp-filter": events } }];
}

/** Recurring events are requested without a time, because some servers would look only at the first occurrence. */
const RECURRING_EVENTS = eventsWith({ "prop-filter": { _attributes: { name: "RRULE" } } });

function formatUtc(minute: EpochMinute): string {
  return new Date(minute * 60_000).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Throws for an answer that is no list, which would look like an empty calendar. */
function isContent({ raw, props }: DAVResponse): boolean {
  if (props?.["calendarData"]) return true;
  if (!raw?.multistatus) throw new DavError("not_a_calendar");
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
