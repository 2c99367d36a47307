import { type EpochMinute, type EpochMs, minuteOf } from "@rendezvous/domain/time/instant";
import { offsetAt, zoneTable } from "@rendezvous/domain/time/zone-table";
import { fromDayNumber, twoDigits } from "@rendezvous/domain/time/days";

const MINUTES_PER_DAY = 1440;

export interface CalendarEvent {
  /** Stays the same for every change of the event, wherever the server may move. */
  readonly uid: string;
  readonly sequence: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string | null;
}

export interface Participant {
  readonly name: string;
  readonly email: string;
}

interface CalendarFile {
  /** REQUEST puts an event into the client's calendar, CANCEL takes it out again; PUBLISH is for a download. */
  readonly method: "REQUEST" | "CANCEL" | "PUBLISH";
  readonly timezone: string;
  /** Milliseconds since the epoch. */
  readonly nowMs: EpochMs;
  /** Of events that are published: they will not take place. */
  readonly isCancelled?: boolean;
  /** With REQUEST and CANCEL exactly one: RFC 5546 knows no message about two. Never empty. */
  readonly events: readonly CalendarEvent[];
  readonly organizer: Participant;
  readonly attendee: Participant;
}

/** A calendar file (RFC 5545, RFC 5546) with its own VTIMEZONE. */
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
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

function eventLines(event: CalendarEvent, file: CalendarFile): string[] {
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

/** Readers disagree about which pass of a repeated hour a local time means: both are written in UTC. */
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

/** Longer than a year, so that both clock changes of a zone that has them are told. */
const MARGIN = 400 * MINUTES_PER_DAY;

interface ClockChange {
  readonly at: EpochMinute;
  readonly before: number;
  readonly after: number;
}

/**
 * The VTIMEZONE of a zone as it is between two instants: every clock change in that time and a year around it, written
 * out one by one. Longer than a rule, but right in every zone, and never another opinion than our own table's.
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

/** `19700101T000000`: a wall-clock time, given as if it were an instant. */
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

/** A TEXT value of RFC 5545: separators escaped, line breaks written out, control characters dropped. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** A parameter value in quotes; a quote or a control character cannot be written there at all. */
function quoteParameter(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, " ").trim()}"`;
}

/** One content line, folded so that no line is longer than 75 octets and no character is torn apart. */
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
