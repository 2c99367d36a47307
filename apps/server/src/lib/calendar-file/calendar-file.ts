import { type EpochMinute, type EpochMs, minuteOf } from "@rendezvous/domain/time/instant";
import { offsetAt, zoneTable } from "@rendezvous/domain/time/zone-table";
import { escapeText, foldLine, quoteParameter } from "./content-line.ts";
import { formatBasicDateTime, timezoneBlock } from "./timezone-block.ts";

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
