import type { Appointment } from "@rendezvous/contract/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { toTotals } from "@rendezvous/domain/pricing/totals";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { mailPhrases } from "@rendezvous/phrases/mail-phrases";
import type { GroupRecord } from "../group/group-record.ts";
import { placeOf, toBlock } from "./appointment-blocks.ts";
import { renderMailHtml } from "./mail-layout.ts";

export interface AppointmentMail {
  readonly kind: "confirmation" | "cancellation";
  readonly group: GroupRecord;
  readonly locale: string;
  readonly firstname: string;
  /** By start; at least one. */
  readonly appointments: readonly Appointment[];
  /** Where the button leads. */
  readonly url: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A label and what it names, as one line of the mail. */
export type MailLine = readonly [label: string, value: string];

/** What a mail says, before it becomes text or HTML: the same for both, so that they cannot differ. */
export interface MailContent {
  readonly language: string;
  readonly accent: string;
  readonly heading: string;
  readonly intro: string;
  /** One a booked appointment: its day and time large, then its lines. */
  readonly blocks: readonly {
    readonly day: string;
    readonly time: string;
    readonly lines: readonly MailLine[];
  }[];
  readonly after: readonly MailLine[];
  readonly button: { readonly text: string; readonly url: string };
  readonly notes: readonly string[];
  readonly footer: string;
}

/** The words for a booking of several; a pack is one. */
const SEVERAL = { confirmation: "confirmationOfSeveral", cancellation: "cancellationOfSeveral" } as const;

/** Subject, text and HTML of a mail about appointments, in the order of the confirm page: when, who, where, with whom, price. */
export function writeAppointmentMail(mail: AppointmentMail): WrittenMail {
  const { group, locale, appointments, kind, firstname } = mail;
  const phrases = mailPhrases(locale);
  const { labels } = phrases;
  const dateLocale = dateLocaleOf(locale, group.fields.country);
  const entries = mergePacks(appointments);
  const own = phrases[entries.length > 1 ? SEVERAL[kind] : kind];
  const first = appointments[0]!;
  const totals = toTotals(appointments);
  const showsPrices = group.fields.display_intervention_price && totals.before > 0;
  const write = (amount: number) => formatPrice(amount, group.fields.currency, dateLocale);
  const price = (before: number, after: number) => {
    if (!showsPrices || before === 0) return "";
    return after < before ? `${write(after)} ${phrases.insteadOf({ price: write(before) })}` : write(after);
  };
  const places = new Set(appointments.map((one) => placeOf(one, locale)));
  const city = group.fields.city ?? "";
  const content: MailContent = {
    language: locale,
    accent: accentOf(group),
    heading: own.heading,
    intro: own.intro({ name: firstname, group: group.name }),
    blocks: entries.map((entry) =>
      toBlock(entry, {
        locale,
        dateLocale,
        price: (one) => price(one.price, one.price_amount),
        namesPlaces: places.size > 1,
      }),
    ),
    after: present([
      [labels.total, entries.length > 1 ? price(totals.before, totals.after) : ""],
      [labels.fiche, `${first.fiche.firstname} ${first.fiche.lastname}`.trim()],
      [labels.where, places.size === 1 ? placeOf(first, locale) : ""],
      [labels.phone, group.fields.phone],
      [labels.comments, first.comments],
    ]),
    button: { text: own.button, url: mail.url },
    notes: present([
      ["", own.attached],
      ["", phrases.localTime({ place: city === "" ? group.fields.timezone.replaceAll("_", " ") : city })],
      ["", kind === "confirmation" ? phrases.help({ phone: group.fields.phone }) : ""],
    ]).map(([, text]) => text),
    footer: phrases.footer({ group: group.name }),
  };
  return {
    subject: own.subject({ when: formatDayAndTime(first.start, dateLocale), group: group.name }),
    text: renderText(content),
    html: renderMailHtml(content),
  };
}

function present(lines: readonly MailLine[]): MailLine[] {
  return lines.filter(([, value]) => value !== "");
}

/** The group's own colour, where it is one that a mail program can be trusted with. */
function accentOf(group: GroupRecord): string {
  const colour = group.fields.theme["primary"] ?? group.fields.theme["main"] ?? "";
  const hex = /^#?([0-9a-f]{6})$/i.exec(colour)?.[1];
  return hex && isDark(hex) ? `#${hex}` : "#1d4f91";
}

/** White text must be readable on it: a contrast of 4.5 to 1. */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}

function renderText(content: MailContent): string {
  const line = ([label, value]: MailLine) =>
    `${label} : ${value}`.replace(" :", content.language === "fr" ? " :" : ":");
  return [
    content.heading,
    content.intro,
    ...content.blocks.map(({ day, time, lines }) => [day, time, ...lines.map(line)].join("\n")),
    content.after.map(line).join("\n"),
    `${content.button.text}\n${content.button.url}`,
    content.notes.join("\n"),
    `-- \n${content.footer}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
