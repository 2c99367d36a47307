import type { Appointment } from "@rendezvous/contract/appointment";
import type { AppointmentEntry } from "@rendezvous/domain/appointment/merge-packs";
import { passOf } from "@rendezvous/domain/slots/clock-change";
import { formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { mailPhrases } from "@rendezvous/phrases/mail-phrases";

type Line = readonly [label: string, value: string];

/** What a mail says of one appointment or pack: its day and time large, then its lines. */
export interface AppointmentBlock {
  readonly day: string;
  readonly time: string;
  readonly lines: readonly Line[];
}

export interface BlockSetting {
  readonly locale: string;
  readonly dateLocale: string;
  readonly timezone: string;
  /** The price as it is written, or "" where none is to be shown. */
  readonly price: (entry: AppointmentEntry<Appointment>) => string;
  /** Whether the appointments are at different places, so that each has to name its own. */
  readonly namesPlaces: boolean;
}

/** One block an entry: a pack lists its services with their times, calendars and breaks. */
export function toBlock(entry: AppointmentEntry<Appointment>, setting: BlockSetting): AppointmentBlock {
  const { locale, dateLocale, namesPlaces } = setting;
  const { labels } = mailPhrases(locale);
  const { first } = entry;
  const place = namesPlaces ? placeOf(first, locale) : "";
  const where: readonly Line[] = first.pack
    ? [[labels.schedule, toSchedule(entry, setting).join("\n")]]
    : [
        [labels.calendar, first.calendar_name],
        [labels.resource, first.resource?.name ?? ""],
        [labels.where, place],
      ];
  const lines: readonly Line[] = [
    [labels.what, first.pack?.name ?? first.intervention_name],
    [labels.duration, formatDuration(entry.durationMinutes)],
    ...where,
    [labels.price, setting.price(entry)],
  ];
  return {
    day: formatDayWithYear(entry.start, dateLocale),
    time: [
      `${formatTime(entry.start, dateLocale)} – ${formatTime(entry.end, dateLocale)}`,
      ...passWords(first, setting),
    ].join(", "),
    lines: lines.filter(([, value]) => value !== ""),
  };
}

/** Which of the two, when its wall time comes twice; nothing for every other time. */
export function passWords(
  { start_at }: Pick<Appointment, "start_at">,
  { locale, timezone }: { readonly locale: string; readonly timezone: string },
): string[] {
  const pass = passOf(timezone, start_at);
  return pass === "only" ? [] : [mailPhrases(locale).pass[pass]];
}

/** The address, or that it is held by video. */
export function placeOf({ videoconference, location }: Appointment, locale: string): string {
  return videoconference ? mailPhrases(locale).labels.video : location;
}

function toSchedule(entry: AppointmentEntry<Appointment>, { locale, dateLocale, namesPlaces }: BlockSetting) {
  const { labels } = mailPhrases(locale);
  return entry.parts.map((part) => {
    if ("breakMinutes" in part) return `${labels.pause}, ${formatDuration(part.breakMinutes)}`;
    const { appointment } = part;
    const details = [
      appointment.intervention_name,
      appointment.calendar_name,
      appointment.resource?.name ?? "",
      namesPlaces ? placeOf(appointment, locale) : "",
    ];
    return `${formatTime(appointment.start, dateLocale)} ${details.filter(Boolean).join(", ")}`;
  });
}
