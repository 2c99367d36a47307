import {
  type EpochMinute,
  type EpochMs,
  minuteOf,
  fromDayNumber,
  twoDigits,
} from "@rendezvous/domain/time/instant";
import { offsetAt, zoneTable } from "@rendezvous/domain/time/zone-table";

const MINUTES_PER_DAY = 1440;

export interface CalendarEvent {
  /** Stays the same through all changes of the event, even if the server's address changes. */
  readonly uid: string;
  readonly sequence: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string | null;
  /** Milliseconds since the epoch. */
  readonly createdMs: EpochMs;
  readonly changedMs: EpochMs;
  /** In a published calendar: whether this event is cancelled. */
  readonly isCancelled: boolean;
}

export interface Participant {
  readonly name: string;
  readonly email: string;
}

interface CalendarFile {
  /** REQUEST adds an event to the client's calendar, CANCEL removes it; PUBLISH is for a download. */
  readonly method: "REQUEST" | "CANCEL" | "PUBLISH";
  readonly timezone: string;
  /** Milliseconds since the epoch. */
  readonly nowMs: EpochMs;
  /** True: the published events are cancelled. */
  readonly isCancelled?: boolean;
  /** Exactly one with REQUEST and CANCEL, because RFC 5546 has no message about several; never empty. */
  readonly events: readonly CalendarEvent[];
  readonly organizer: Participant;
  readonly attendee: Participant;
}

/** Returns a calendar file (RFC 5545, RFC 5546) with its own VTIMEZONE. */
export function createCalendarFile(file: CalendarFile): string {
  const from = Math.min(...file.events.map((event) => event.start));
  const until = Math.max(...file.events.map((event) => event.end));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rendezvous//Appointments//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${file.method}`,
    ...timezoneBlock(file.timezone, from, until),
    ...file.events.flatMap((event) => eventLines(event, file)),
    "END:VCALENDAR",
  ];
  return toText(lines);
}

/** Returns one event as a calendar server stores it (RFC 4791): without a method, organizer and attendees. */
export function createCalendarObject(event: CalendarEvent, timezone: string): string {
  const { start, end, changedMs: nowMs } = event;
  const file = { method: "PUBLISH", timezone, nowMs, organizer: NOBODY, attendee: NOBODY } as const;
  return toText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rendezvous//Appointments//EN",
    ...timezoneBlock(timezone, start, end),
    ...eventLines(event, file),
    "END:VCALENDAR",
  ]);
}

/** How often programs should read a published calendar. */
const REFRESH = "PT15M";

interface PublishedCalendar extends Pick<CalendarFile, "timezone" | "nowMs" | "events"> {
  /** The name under which programs show it. */
  readonly name: string;
}

/** The events of a part of a published calendar. */
const EVENTS_OF_PART = 100;

/**
 * Writes a calendar to which programs subscribe, one event per step, and returns it in parts, because one text of a long calendar
 * would hold the event loop. The same events give the same text: DTSTAMP is the time of an event's last change.
 */
export function* writePublishedCalendar({
  name,
  timezone,
  nowMs,
  events,
}: PublishedCalendar): Generator<undefined, Buffer[]> {
  const now = minuteOf(nowMs);
  const from = events.reduce((first, { start }) => Math.min(first, start), now);
  const until = events.reduce((last, { end }) => Math.max(last, end), now);
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rendezvous//Appointments//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timezone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...timezoneBlock(timezone, from, until),
  ];
  const parts: Buffer[] = [];
  let texts = [toText(head)];
  for (const event of events) {
    const { createdMs, changedMs, isCancelled } = event;
    const file = {
      method: "PUBLISH",
      timezone,
      nowMs: changedMs,
      isCancelled,
      organizer: NOBODY,
      attendee: NOBODY,
    } as const;
    const times = [`CREATED:${formatUtcSecond(createdMs)}`, `LAST-MODIFIED:${formatUtcSecond(changedMs)}`];
    texts.push(toText(eventLines(event, file, times)));
    if (texts.length >= EVENTS_OF_PART) {
      parts.push(Buffer.from(texts.join("")));
      texts = [];
    }
    yield;
  }
  return [...parts, Buffer.from(`${texts.join("")}END:VCALENDAR\r\n`)];
}

const NOBODY: Participant = { name: "", email: "" };

function toText(lines: readonly string[]): string {
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

function formatUtcSecond(instant: EpochMs): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

function eventLines(
  event: CalendarEvent,
  file: Omit<CalendarFile, "events">,
  more: readonly string[] = [],
): string[] {
  const cancelled = file.method === "CANCEL" || file.isCancelled === true;
  const lines = [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatUtc(minuteOf(file.nowMs))}`,
    timeLine("DTSTART", event.start, file.timezone),
    timeLine("DTEND", event.end, file.timezone),
    `SUMMARY:${escapeText(event.summary)}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${cancelled ? "TRANSPARENT" : "OPAQUE"}`,
    ...more,
  ];
  if (event.location !== "") lines.push(`LOCATION:${escapeText(event.location)}`);
  if (event.description !== "") lines.push(`DESCRIPTION:${escapeText(event.description)}`);
  if (event.url !== null) lines.push(`URL:${event.url}`);
  if (file.organizer.email !== "") lines.push(participantLine("ORGANIZER", "", file.organizer));
  if (file.method !== "PUBLISH" && file.attendee.email !== "") {
    lines.push(
      participantLine("ATTENDEE", ";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE", file.attendee),
    );
  }
  return [...lines, "END:VEVENT"];
}

function participantLine(property: string, parameters: string, { name, email }: Participant): string {
  const common = name === "" ? "" : `;CN=${quoteParameter(name)}`;
  return `${property}${common}${parameters}:mailto:${email.replace(/\s|\p{Cc}/gu, "")}`;
}

/** Writes both occurrences of a repeated hour in UTC, because programs disagree about which one a local time means. */
function timeLine(property: string, instant: EpochMinute, zone: string): string {
  const table = zoneTable(zone);
  const wallMinute = instant + offsetAt(table, instant);
  const isRepeated = [-MINUTES_PER_DAY, MINUTES_PER_DAY].some((distance) => {
    const other = wallMinute - offsetAt(table, instant + distance);
    return other !== instant && other + offsetAt(table, other) === wallMinute;
  });
  if (isRepeated) return `${property}:${formatUtc(instant)}`;
  return `${property};TZID=${zone}:${formatBasicDateTime(wallMinute)}`;
}

function formatUtc(instant: EpochMinute): string {
  return `${formatBasicDateTime(instant)}Z`;
}

/** Longer than a year, so that both yearly clock changes of a zone are included. */
const MARGIN = 400 * MINUTES_PER_DAY;

interface ClockChange {
  readonly at: EpochMinute;
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the VTIMEZONE of a zone between two instants: every clock change in that time and a year around it, one by one. Longer
 * than a rule, but correct in every zone and always consistent with our own table.
 */
function timezoneBlock(zone: string, from: EpochMinute, until: EpochMinute): string[] {
  const start = from - MARGIN;
  const changes = listChanges(zone, start, until + MARGIN);
  const first = offsetAt(zoneTable(zone), start);
  const standard = Math.min(first, ...changes.map((change) => change.after));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observance({ at: -first, before: first, after: first }, standard),
    ...changes.flatMap((change) => observance(change, standard)),
    "END:VTIMEZONE",
  ];
}

/** Formats `19700101T000000`: a wall-clock time, given as if it were an instant. */
function formatBasicDateTime(wallMinute: number): string {
  const day = Math.floor(wallMinute / MINUTES_PER_DAY);
  const minute = wallMinute - day * MINUTES_PER_DAY;
  return `${fromDayNumber(day).replaceAll("-", "")}T${twoDigits(Math.floor(minute / 60))}${twoDigits(minute % 60)}00`;
}

function observance({ at, before, after }: ClockChange, standard: number): string[] {
  const kind = after === standard ? "STANDARD" : "DAYLIGHT";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatBasicDateTime(at + before)}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(after)}`,
    `END:${kind}`,
  ];
}

function formatOffset(minutes: number): string {
  const distance = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(distance / 60))}${twoDigits(distance % 60)}`;
}

function listChanges(zone: string, from: EpochMinute, until: EpochMinute): ClockChange[] {
  const table = zoneTable(zone);
  const changes: ClockChange[] = [];
  for (let instant = from; instant < until; instant += MINUTES_PER_DAY) {
    const before = offsetAt(table, instant);
    const after = offsetAt(table, instant + MINUTES_PER_DAY);
    if (before === after) continue;
    let low = instant;
    let high = instant + MINUTES_PER_DAY;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(table, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}

/** Returns a TEXT value of RFC 5545: separators and line breaks escaped, control characters removed. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Returns a quoted parameter value; quotes and control characters are not allowed in it and become spaces. */
function quoteParameter(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, " ").trim()}"`;
}

/** Folds one content line, so that no line is longer than 75 octets and no character is split. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}
