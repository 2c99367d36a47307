import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import { joinRanges } from "@rendezvous/domain/availability/ranges";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { CalendarEvent } from "../../../../lib/calendar-file.ts";
import type { ProviderApi } from "./provider-api.ts";
import { findDayStart, isOwnUid, type OwnUid, toInstant, toRanges } from "./provider-events.ts";
import { type RemoteCalendar, RemoteError, type RemoteEvent } from "../remote-calendar.ts";

interface GraphTime {
  /** In UTC without an offset, as the header `Prefer` asks. */
  readonly dateTime: string;
}

interface GraphEvent {
  readonly id: string;
  readonly "@odata.etag"?: string;
  readonly "@removed"?: object;
  readonly iCalUId?: string;
  readonly transactionId?: string | null;
  readonly isCancelled?: boolean;
  readonly isAllDay?: boolean;
  readonly showAs?: string;
  readonly start?: GraphTime;
  readonly end?: GraphTime;
  readonly responseStatus?: { readonly response?: string };
}

interface GraphPage {
  readonly value?: readonly GraphEvent[];
  readonly "@odata.nextLink"?: string;
  readonly "@odata.deltaLink"?: string;
}

interface MicrosoftSetting {
  readonly api: ProviderApi;
  /** The address of the calendar in the provider's interface. */
  readonly address: string;
  /** All addresses in the provider's answers must begin with this one. */
  readonly base: string;
  /** The group's time zone, in which whole days begin. */
  readonly timezone: string;
  readonly ownUid: OwnUid;
}

/** The property that names the event of an appointment, by which it is found: `transactionId` can be read, but not searched. */
const UID_PROPERTY = "String {6c0d6b5e-7a5c-4a63-9d8c-6a1f6f4c1b7e} Name rendezvous";
/** A page of events with their texts stays below a megabyte. */
const HEADERS = { prefer: 'odata.maxpagesize=50, outlook.timezone="UTC", outlook.body-content-type="text"' };
const FREE = ["free", "workingElsewhere"];

/** Returns a calendar of Microsoft Graph. Its state is the delta link of the last reading. */
export function createMicrosoftCalendar({
  api,
  address,
  base,
  timezone,
  ownUid,
}: MicrosoftSetting): RemoteCalendar {
  /** Reads all pages of one reading; null: its delta link has expired. */
  const readRound = async (first: string): Promise<{ items: GraphEvent[]; token: string | null } | null> => {
    const items: GraphEvent[] = [];
    let link: string | undefined = first;
    let token: string | null = null;
    while (link !== undefined) {
      // The access token goes to no other server.
      if (!link.startsWith(`${base}/`)) throw new RemoteError("refused");
      const answer = await api(link, { headers: HEADERS });
      const page = answer.content as GraphPage | null;
      if (answer.status === 410) return null;
      if (!page) throw new RemoteError("refused");
      items.push(...(page.value ?? []));
      token = page["@odata.deltaLink"] ?? null;
      link = page["@odata.nextLink"];
    }
    return { items, token };
  };
  const toMinutes = (event: GraphEvent, name: "start" | "end"): EpochMinute | null => {
    const text = event[name]?.dateTime;
    if (text === undefined) return null;
    return event.isAllDay
      ? findDayStart(text.slice(0, 10), timezone)
      : toInstant(`${text.replace(/Z$/, "")}Z`);
  };
  const toEvent = (event: GraphEvent, uid: string): RemoteEvent | null => {
    const [start, end] = [toMinutes(event, "start"), toMinutes(event, "end")];
    if (start === null || end === null || event.isCancelled) return null;
    return { uid, start: Math.floor(start), end: Math.ceil(end), etag: event["@odata.etag"] ?? null };
  };
  const toOwn = (event: GraphEvent): RemoteEvent | null => {
    const { transactionId: uid } = event;
    return uid && isOwnUid(uid, ownUid) ? toEvent(event, uid) : null;
  };
  const isOther = ({ iCalUId = "", transactionId }: GraphEvent) =>
    !isOwnUid(transactionId ?? "", ownUid) && !isOwnUid(iCalUId, ownUid);
  const search = async (uid: string): Promise<GraphEvent | null> => {
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${UID_PROPERTY}' and ep/value eq '${uid}')`;
    const query = new URLSearchParams({ $filter: filter });
    const { content } = await api(`${address}/events?${query.toString()}`, { headers: HEADERS });
    if (!content) throw new RemoteError("refused");
    return (content as GraphPage).value?.find(({ isCancelled }) => !isCancelled) ?? null;
  };
  const eventAddress = ({ id }: GraphEvent) => `${address}/events/${encodeURIComponent(id)}`;
  return {
    async find(uid) {
      const event = await search(uid);
      return event && toEvent(event, uid);
    },
    async read(span, token) {
      const changed = token === null ? null : await readRound(token);
      if (changed?.items.length === 0) return "unchanged";
      const times = { startDateTime: rfc(span.from), endDateTime: rfc(span.until) };
      const round = await readRound(`${address}/calendarView/delta?${new URLSearchParams(times).toString()}`);
      if (!round) throw new RemoteError("unreachable");
      // An event that changes during the reading comes twice: the later version counts.
      const items = [...new Map(round.items.map((event) => [event.id, event])).values()];
      const present = items.filter((event) => event["@removed"] === undefined);
      const ranges = present
        .filter((event) => isBusy(event) && isOther(event))
        .flatMap((event) => toRanges(toMinutes(event, "start"), toMinutes(event, "end"), span));
      return {
        token: round.token,
        busy: joinRanges(ranges),
        own: present.flatMap((event) => toOwn(event) ?? []),
      };
    },
    async put(event, etag) {
      const present = await search(event.uid);
      const presentEtag = present?.["@odata.etag"];
      if (etag !== null && presentEtag !== etag) return "changed";
      const { status, content } = present
        ? await api(eventAddress(present), {
            method: "PATCH",
            body: toGraph(event),
            headers: presentEtag === undefined ? HEADERS : { ...HEADERS, "if-match": presentEtag },
          })
        : await api(`${address}/events`, {
            method: "POST",
            body: { ...toGraph(event), ...toNames(event) },
            headers: HEADERS,
          });
      return content && status < 300 ? { etag: (content as GraphEvent)["@odata.etag"] ?? null } : "changed";
    },
    async remove(uid) {
      const event = await search(uid);
      if (event) await api(eventAddress(event), { method: "DELETE" });
    },
    async watch({ id, address: hookAddress, until }) {
      const body = {
        changeType: "created,updated,deleted",
        notificationUrl: hookAddress,
        resource: `${address.slice(base.length + 1)}/events`,
        expirationDateTime: new Date(until).toISOString(),
        clientState: id,
      };
      const { content } = await api(`${base}/subscriptions`, { method: "POST", body });
      return content ? until : null;
    },
  };
}

export async function listMicrosoftCalendars(api: ProviderApi, base: string): Promise<RemoteCalendarName[]> {
  type Calendars = { value?: { id: string; name?: string; canEdit?: boolean }[] };
  const { content } = await api(`${base}/me/calendars?$top=100`);
  return ((content as Calendars | null)?.value ?? [])
    .filter(({ canEdit }) => canEdit !== false)
    .map(({ id, name }) => ({ address: `${base}/me/calendars/${encodeURIComponent(id)}`, name: name ?? id }));
}

function isBusy({ showAs = "busy", isCancelled, responseStatus }: GraphEvent): boolean {
  return !isCancelled && !FREE.includes(showAs) && responseStatus?.response !== "declined";
}

function toGraph({ start, end, summary, location, description }: CalendarEvent) {
  return {
    subject: summary,
    body: { contentType: "text", content: description },
    start: { dateTime: rfc(start).slice(0, 19), timeZone: "UTC" },
    end: { dateTime: rfc(end).slice(0, 19), timeZone: "UTC" },
    location: { displayName: location },
    isReminderOn: false,
  };
}

/** Two requests with the same `transactionId` make one event. */
function toNames({ uid }: CalendarEvent) {
  return { transactionId: uid, singleValueExtendedProperties: [{ id: UID_PROPERTY, value: uid }] };
}

function rfc(minute: EpochMinute): string {
  return new Date(minute * 60_000).toISOString();
}
