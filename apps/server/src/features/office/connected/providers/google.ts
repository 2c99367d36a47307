import type { RemoteCalendarName } from "@rendezvous/contract/office/connected-calendar-calls";
import { joinRanges } from "@rendezvous/domain/availability/ranges";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { CalendarEvent } from "../../../../lib/calendar-file.ts";
import { findDayStart, isOwnUid, type OwnUid, toInstant, toRanges } from "./provider-events.ts";
import type { ProviderApi } from "./provider-api.ts";
import { type RemoteCalendar, RemoteError, type RemoteEvent } from "../remote-calendar.ts";

interface GoogleTime {
  /** An instant, RFC 3339. */
  readonly dateTime?: string;
  /** The day, in events of whole days. */
  readonly date?: string;
}

interface GoogleEvent {
  readonly id: string;
  readonly etag?: string;
  readonly iCalUID?: string;
  readonly status?: string;
  readonly transparency?: string;
  readonly eventType?: string;
  readonly start?: GoogleTime;
  readonly end?: GoogleTime;
  readonly attendees?: readonly { readonly self?: boolean; readonly responseStatus?: string }[];
  readonly extendedProperties?: { readonly private?: Readonly<Record<string, string>> };
}

interface EventList {
  readonly items?: readonly GoogleEvent[];
  readonly nextPageToken?: string;
  readonly nextSyncToken?: string;
}

interface GoogleSetting {
  readonly api: ProviderApi;
  /** The address of the calendar in the provider's interface. */
  readonly address: string;
  /** The group's time zone, in which whole days begin. */
  readonly timezone: string;
  readonly ownUid: OwnUid;
}

/** The private property that names the event of an appointment. Ids of our own could never be used again after a deletion. */
const UID_PROPERTY = "rendezvous";
const FIELDS =
  "nextPageToken,nextSyncToken,items(id,etag,iCalUID,status,transparency,eventType,start,end,attendees(self,responseStatus),extendedProperties/private)";
const PAGE = "1000";

/** Returns a calendar of Google Calendar (version 3). Its state is the sync token of the last reading. */
export function createGoogleCalendar({ api, address, timezone, ownUid }: GoogleSetting): RemoteCalendar {
  const list = async (query: Record<string, string>): Promise<EventList | null> => {
    const items: GoogleEvent[] = [];
    let page: EventList | null = null;
    do {
      const search = new URLSearchParams({ ...query, fields: FIELDS, maxResults: PAGE });
      if (page?.nextPageToken !== undefined) search.set("pageToken", page.nextPageToken);
      const { content, status } = await api(`${address}/events?${search.toString()}`);
      // The sync token has expired: everything is read again.
      if (status === 410) return null;
      if (!content) throw new RemoteError("refused");
      page = content;
      items.push(...(page.items ?? []));
    } while (page.nextPageToken !== undefined);
    return { ...page, items };
  };
  const toMinutes = (time: GoogleTime | undefined): EpochMinute | null => {
    if (time?.dateTime !== undefined) return toInstant(time.dateTime);
    return time?.date === undefined ? null : findDayStart(time.date, timezone);
  };
  const toOwn = (event: GoogleEvent): RemoteEvent | null => {
    const uid = event.extendedProperties?.private?.[UID_PROPERTY];
    const [start, end] = [toMinutes(event.start), toMinutes(event.end)];
    if (uid === undefined || start === null || end === null || event.status === "cancelled") return null;
    return { uid, start: Math.floor(start), end: Math.ceil(end), etag: event.etag ?? null };
  };
  const isOwn = ({ iCalUID = "", extendedProperties }: GoogleEvent) =>
    extendedProperties?.private?.[UID_PROPERTY] !== undefined || isOwnUid(iCalUID, ownUid);
  const search = async (uid: string): Promise<GoogleEvent | null> => {
    const answer = await list({ privateExtendedProperty: `${UID_PROPERTY}=${uid}` });
    return answer?.items?.find(({ status }) => status !== "cancelled") ?? null;
  };
  return {
    async find(uid) {
      const event = await search(uid);
      return event && toOwn(event);
    },
    async read(span, token) {
      const changed = token === null ? null : await list({ singleEvents: "true", syncToken: token });
      if (changed && changed.items?.length === 0) return "unchanged";
      const answer = await list({ singleEvents: "true", timeMin: rfc(span.from), timeMax: rfc(span.until) });
      const items = answer?.items ?? [];
      const pairs = items
        .filter((event) => isBusy(event) && !isOwn(event))
        .flatMap(({ start, end }) => toRanges(toMinutes(start), toMinutes(end), span));
      return {
        token: answer?.nextSyncToken ?? null,
        busy: joinRanges(pairs),
        own: items.flatMap((event) => toOwn(event) ?? []),
      };
    },
    async put(event, etag) {
      const present = await search(event.uid);
      if (etag !== null && present?.etag !== etag) return "changed";
      const { status, content } = await api(
        present ? `${address}/events/${present.id}` : `${address}/events`,
        {
          method: present ? "PUT" : "POST",
          body: toGoogle(event),
          ...(present?.etag !== undefined && { headers: { "if-match": present.etag } }),
        },
      );
      return content && status < 300 ? { etag: (content as GoogleEvent).etag ?? null } : "changed";
    },
    async remove(uid) {
      const event = await search(uid);
      if (event) await api(`${address}/events/${event.id}`, { method: "DELETE" });
    },
    async watch({ id, address: hookAddress, until }) {
      const body = { id, type: "web_hook", address: hookAddress, expiration: until };
      const { content } = await api(`${address}/events/watch`, {
        method: "POST",
        body,
      });
      const { expiration } = (content ?? {}) as { expiration?: string };
      return expiration === undefined ? null : Number(expiration);
    },
  };
}

export async function listGoogleCalendars(api: ProviderApi, base: string): Promise<RemoteCalendarName[]> {
  const address = `${base}/users/me/calendarList?minAccessRole=writer&maxResults=250`;
  const { content } = await api(address);
  const { items = [] } = (content ?? {}) as { items?: { id: string; summary?: string }[] };
  return items.map(({ id, summary }) => ({
    address: `${base}/calendars/${encodeURIComponent(id)}`,
    name: summary ?? id,
  }));
}

function isBusy({ status, transparency, eventType, attendees = [] }: GoogleEvent): boolean {
  if (status === "cancelled" || transparency === "transparent" || eventType === "workingLocation")
    return false;
  return !attendees.some(({ self, responseStatus }) => self && responseStatus === "declined");
}

function toGoogle({ uid, start, end, summary, location, description }: CalendarEvent) {
  return {
    summary,
    location,
    description,
    start: { dateTime: rfc(start) },
    end: { dateTime: rfc(end) },
    extendedProperties: { private: { [UID_PROPERTY]: uid } },
    reminders: { useDefault: false },
  };
}

function rfc(minute: EpochMinute): string {
  return new Date(minute * 60_000).toISOString();
}
