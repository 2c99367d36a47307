import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { AppointmentEntry } from "@rendezvous/domain/appointment/merge-packs";
import { placesOfAppointment } from "@rendezvous/domain/appointment/places-of-appointment";
import { mapLink } from "@rendezvous/domain/appointment/map-link";
import { instructionsHtml } from "../catalogue/group/advice.ts";
import { htmlToText } from "../../lib/html.ts";
import { webCalendarLink } from "@rendezvous/domain/appointment/web-calendar-link";
import { clockChangePassOf } from "@rendezvous/domain/slots/clock-change";
import { formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPassState } from "@rendezvous/phrases/format-pass";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { type MailLine, type MailLinks, plainText, type TextInLanguage } from "./mail-content.ts";

/** The block of a mail about one appointment or pack: day and time in large type, then its lines. */
export interface AppointmentBlock {
  readonly day: string;
  readonly time: string;
  readonly lines: readonly MailLine[];
  readonly calendars: MailLinks | null;
}

export interface BlockSetting {
  readonly locale: string;
  readonly dateLocale: string;
  readonly timezone: string;
  /** The formatted price; "" when no price is shown. */
  readonly price: (entry: AppointmentEntry<Appointment>) => string;
  /** Whether the appointments are at different places, so that each block names its own. */
  readonly namesPlaces: boolean;
  /** Whether texts typed with the booking may be repeated. */
  readonly quotes: boolean;
  /** Returns the address of an appointment's calendar file; null when there is nothing to add to a calendar. */
  readonly fileUrl: ((appointment: Appointment) => string) | null;
  readonly phone: string;
}

/** Returns one block per entry: a pack lists its services with their times, calendars and breaks. */
export function toBlock(entry: AppointmentEntry<Appointment>, setting: BlockSetting): AppointmentBlock {
  const { locale, dateLocale, namesPlaces } = setting;
  const { labels } = serverPhrases(locale).mail;
  const { first } = entry;
  const { calendar, resource, taught } = placesOfAppointment(first);
  const where: readonly MailLine[] = first.pack
    ? [[labels.schedule, toSchedule(entry, setting)]]
    : [
        [labels.calendar, [toTextInLanguage(calendar)]],
        [labels.resource, resource === null ? "" : [toTextInLanguage(resource)]],
        ...(namesPlaces ? [toPlaceLine(first, locale)] : []),
      ];
  const lines: readonly MailLine[] = [
    [
      labels.what,
      first.pack === null ? joinByCommas(servicesOf(first, taught)) : [toTextInLanguage(first.pack)],
    ],
    [labels.duration, formatDuration(entry.durationMinutes, dateLocale)],
    [labels.places, placesText(first, setting.quotes)],
    ...where,
    [labels.price, setting.price(entry)],
    [serverPhrases(locale).passes.which, passText(first, setting)],
  ];
  return {
    day: upperFirst(formatDayWithYear(entry.start, dateLocale), dateLocale),
    time: [
      `${formatTime(entry.start, dateLocale)} – ${formatTime(entry.end, dateLocale)}`,
      ...repeatedHourText(first, setting),
    ].join(", "),
    lines: lines.filter(([, value]) => plainText(value) !== ""),
    calendars: toCalendars(entry, setting),
  };
}

/** Returns the number of places of a class, with the names of the others; "" for one place. */
function placesText({ places = 1, guests = [] }: Appointment, withNames: boolean): string {
  if (places === 1) return "";
  return withNames && guests.length > 0 ? `${places} (${guests.join(", ")})` : String(places);
}

/** Returns the name of the pass that pays, with what is left of it; "" for none, and where the address is not proven. */
function passText(
  { pass }: Appointment,
  { locale, dateLocale, quotes }: BlockSetting,
): readonly TextInLanguage[] | "" {
  if (!pass || !quotes) return "";
  return [
    toTextInLanguage(pass),
    { text: ` – ${formatPassState(pass, serverPhrases(locale).passes, dateLocale)}` },
  ];
}

/**
 * Uses the product names that people recognise. Programs that open a calendar file come after the two with a link of their own.
 */
function toCalendars(
  { appointments, first }: AppointmentEntry<Appointment>,
  { locale, timezone, fileUrl, phone }: BlockSetting,
): MailLinks | null {
  if (fileUrl === null) return null;
  const { addToCalendar, googleCalendar, otherCalendars } = serverPhrases(locale).mail;
  return {
    label: addToCalendar,
    links: [
      {
        text: googleCalendar,
        url: webCalendarLink(appointments, timezone, [htmlToText(instructionsHtml(appointments)), phone]),
      },
      { text: otherCalendars, url: fileUrl(first) },
    ],
  };
}

/** Returns the place, with a link to a map. */
export function toPlaceLine(appointment: Appointment, locale: string): MailLine {
  const { where } = serverPhrases(locale).mail.labels;
  const { address, videoconference } = appointment;
  const place = placeTextOf(appointment, locale);
  if (videoconference || address === null) return [where, place];
  return [where, place, mapLink(address.address, address.lat, address.lng)];
}

/** Tells the two occurrences apart when a wall-clock time occurs twice; empty for every other time. */
export function repeatedHourText(
  { start_at }: Pick<Appointment, "start_at">,
  { locale, timezone }: { readonly locale: string; readonly timezone: string },
): string[] {
  const pass = clockChangePassOf(timezone, start_at);
  return pass === "only" ? [] : [serverPhrases(locale).mail.pass[pass]];
}

/** Returns the address, or a text that the appointment takes place by video. */
export function placeTextOf({ videoconference, location }: Appointment, locale: string): string {
  return videoconference ? serverPhrases(locale).mail.labels.video : location;
}

function toTextInLanguage({
  name,
  lang,
}: {
  readonly name: string;
  readonly lang?: string | undefined;
}): TextInLanguage {
  return { text: name, lang };
}

function servicesOf(
  { interventions }: Appointment,
  taught: Appointment["calendar"] | null,
): TextInLanguage[] {
  return [...interventions, ...(taught ? [taught] : [])].map(toTextInLanguage);
}

export function joinByCommas(parts: readonly TextInLanguage[]): TextInLanguage[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [{ text: ", " }, part]));
}

function toSchedule(entry: AppointmentEntry<Appointment>, setting: BlockSetting): TextInLanguage[] {
  const { locale, dateLocale, namesPlaces } = setting;
  const { labels } = serverPhrases(locale).mail;
  return entry.parts.flatMap((part, index) => {
    const lineBreak = { text: index === 0 ? "" : "\n" };
    if ("breakMinutes" in part)
      return [lineBreak, { text: `${labels.pause}, ${formatDuration(part.breakMinutes, dateLocale)}` }];
    const { appointment } = part;
    const { calendar, resource, taught } = placesOfAppointment(appointment);
    const details = [
      ...servicesOf(appointment, taught),
      toTextInLanguage(calendar),
      { text: resource?.name ?? "", lang: resource?.lang },
      { text: namesPlaces ? placeTextOf(appointment, locale) : "" },
    ].filter(({ text }) => text !== "");
    return [lineBreak, { text: `${formatTime(appointment.start, dateLocale)} ` }, ...joinByCommas(details)];
  });
}
