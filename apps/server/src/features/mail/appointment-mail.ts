import { findChangeDeadline } from "@rendezvous/domain/booking/check-cancellation";
import { type EpochMs, toFractionalMinutes } from "@rendezvous/domain/time/instant";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { AddressedMail } from "@rendezvous/domain/booking/address-mails";
import { fillText } from "@rendezvous/domain/message/placeholders";
import type { MessageText } from "@rendezvous/domain/message/own-message-text";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { formatRfc3339, formatWallDateTime } from "@rendezvous/domain/time/zone";
import { toTotals } from "@rendezvous/domain/pricing/totals";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatChangeDeadline } from "@rendezvous/phrases/format-change-deadline";
import { formatDayAtTime } from "@rendezvous/phrases/format-date";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { instructionsAndAdviceHtml } from "../catalogue/group/advice.ts";
import { repeatedHourText, toPlaceLine, placeTextOf, toBlock } from "./appointment-blocks.ts";
import { toAnswerUrl } from "../booking/appointments/appointment-link.ts";
import { mailAccentOf, mailLogoOf, type MailContent, type MailLine, plainText } from "./mail-content.ts";
import { inOneLine, messageValues, type MessageValues, groupAsPlace } from "./message-values.ts";
import { writeMail, type WrittenMail } from "./write-mail.ts";

export interface AppointmentMail {
  readonly kind: AddressedMail["kind"];
  readonly group: GroupRecord;
  readonly locale: string;
  readonly firstname: string;
  /** The name of the booker if it was another person. */
  readonly bookedBy: string;
  /** Sorted by start; at least one. */
  readonly appointments: readonly Appointment[];
  /** For a move: the earliest start before the move, in minutes. */
  readonly movedFrom?: number | undefined;
  /** For a cancellation by a professional: the reason. */
  readonly reason?: string | undefined;
  /** The address that the button opens. */
  readonly url: string;
  readonly publicUrl: string;
  readonly nowMs: EpochMs;
  /** Whether the mail may repeat the texts typed with the booking, apart from the name. */
  readonly quotes: boolean;
  /** The reader's full name, and the answers that the organisation's own texts may use. */
  readonly name: string;
  readonly answers: MessageValues;
  /** The organisation's own texts with placeholders; empty: the product's texts are used. */
  readonly words: MessageText;
}

/** The keys of the texts for several appointments; a pack counts as one. */
const SEVERAL = {
  confirmation: "confirmationOfSeveral",
  bookedForYou: "bookedForYouOfSeveral",
  cancellation: "cancellationOfSeveral",
  cancelledByPro: "cancelledByProOfSeveral",
  moved: "movedOfSeveral",
  reminder: "reminderOfSeveral",
} as const;

/**
 * Returns subject, text and HTML of a mail about appointments, in the order of the confirmation page: when, who, where, with
 * whom, price.
 */
export function writeAppointmentMail(mail: AppointmentMail): WrittenMail {
  const { group, locale, appointments, kind } = mail;
  const phrases = serverPhrases(locale).mail;
  const { labels } = phrases;
  const dateLocale = dateLocaleOf(locale, group.fields.country);
  const entries = mergePacks(appointments);
  const own = phrases[entries.length > 1 ? SEVERAL[kind] : kind];
  const isCancellation = kind === "cancellation" || kind === "cancelledByPro";
  const first = appointments[0]!;
  // A visit on a pass is paid already; the mail names the pass instead of a price.
  const isByPass = ({ pass }: Appointment) => mail.quotes && pass !== undefined;
  const totals = toTotals(appointments.filter((one) => !isByPass(one)));
  const showsPrices = group.fields.display_intervention_price && totals.before > 0;
  const write = (amount: number) => formatPrice(amount, group.fields.currency, dateLocale);
  const price = (before: number, after: number) => {
    if (!showsPrices || before === 0) return "";
    return after < before ? `${write(after)} ${phrases.insteadOf({ price: write(before) })}` : write(after);
  };
  const places = new Set(appointments.map((one) => placeTextOf(one, locale)));
  const { timezone, city = "" } = group.fields;
  const dateAndTime = (one: Pick<Appointment, "start" | "start_at">) =>
    [formatDayAtTime(one.start, dateLocale), ...repeatedHourText(one, { locale, timezone })].join(", ");
  const at = groupAsPlace(group, locale);
  const { movedFrom } = mail;
  // An appointment that was moved away and back does not appear as moved.
  const hasMoved = movedFrom !== undefined && movedFrom !== toFractionalMinutes(Date.parse(first.start_at));
  const before = hasMoved ? toStart(movedFrom, timezone) : undefined;
  const blocks = entries.map((entry) =>
    toBlock(entry, {
      locale,
      dateLocale,
      timezone,
      price: (one) => (isByPass(one.first) ? "" : price(one.price, one.price_amount)),
      namesPlaces: places.size > 1,
      quotes: mail.quotes,
      fileUrl: isCancellation || first.export_token === null ? null : (one) => fileUrl(mail, one),
      phone: group.fields.phone,
    }),
  );
  const deadline = findChangeDeadline(
    appointments,
    group.rules.min_cancel_notice,
    toFractionalMinutes(mail.nowMs),
  );
  const changeText = formatChangeDeadline(deadline, phrases.change, (minute) =>
    formatDayAtTime(formatWallDateTime(timezone, minute), dateLocale),
  );
  const viewText = entries.length > 1 ? phrases.viewSeveral : phrases.view;
  const values = messageValues(group, locale, { ...mail, when: dateAndTime(first) });
  const content: MailContent = {
    language: locale,
    accent: mailAccentOf(group),
    logo: mailLogoOf(group, mail.publicUrl),
    heading: own.heading,
    intro: fillText(mail.words.text, values) || own.intro({ name: values.name ?? "", at, by: mail.bookedBy }),
    blocks: blocks.map((block, index) =>
      block.day === blocks[index - 1]?.day ? { ...block, day: "" } : block,
    ),
    advice: isCancellation ? "" : instructionsAndAdviceHtml(group, locale, appointments),
    after: present([
      [labels.before, before === undefined ? "" : upperFirst(dateAndTime(before), dateLocale)],
      [labels.reason, mail.reason ?? ""],
      [labels.total, entries.length > 1 ? price(totals.before, totals.after) : ""],
      [labels.fiche, `${first.fiche.firstname} ${first.fiche.lastname}`.trim()],
      ...(places.size === 1 ? [toPlaceLine(first, locale)] : []),
      [labels.arrivalCode, isCancellation ? "" : (first.arrival_code ?? "")],
      [labels.phone, group.fields.phone],
      [labels.comments, mail.quotes ? first.comments : ""],
      [labels.comments, mail.quotes ? first.vevent_comments : ""],
    ]),
    ...toButtons(mail, isCancellation || deadline.isOpen ? own.button : viewText),
    notes: present([
      ["", isCancellation ? "" : changeText],
      ["", own.attached],
      ["", phrases.localTime({ place: city === "" ? timezone.replaceAll("_", " ") : city })],
      ["", isCancellation ? "" : phrases.help({ phone: group.fields.phone.replaceAll(" ", "\u00a0") })],
    ]).map(([, text]) => plainText(text)),
    footer: phrases.footer({ at }),
    isLinkless: group.isUnproven,
  };
  const subject = inOneLine(fillText(mail.words.subject, values));
  return writeMail(subject || own.subject({ when: dateAndTime(first), group: group.name }), content);
}

/** A reminder to somebody who has not confirmed yet offers both answers first. Either opens a page that asks again. */
function toButtons(
  { kind, group, url, appointments, locale }: AppointmentMail,
  text: string,
): Pick<MailContent, "button" | "otherButtons"> {
  const isOpen = appointments.some(({ presence }) => presence === null);
  const view = { text, url };
  if (kind !== "reminder" || !group.rules.reminder_asks || !isOpen) return { button: view };
  const { answers } = serverPhrases(locale).mail;
  const toAnswer = (answer: keyof typeof answers) => ({
    text: answers[answer],
    url: toAnswerUrl(url, answer),
  });
  return { button: toAnswer("yes"), otherButtons: [toAnswer("no"), view] };
}

function fileUrl({ publicUrl, group }: AppointmentMail, { id, export_token }: Appointment): string {
  const path = `/api/v3/groups/${group.id}/appointments/${id}.ics`;
  return `${publicUrl}${path}?token=${encodeURIComponent(export_token ?? "")}`;
}

function toStart(minute: number, timezone: string) {
  return { start: formatWallDateTime(timezone, minute), start_at: formatRfc3339(timezone, minute) };
}

function present(lines: readonly MailLine[]): MailLine[] {
  return lines.filter(([, value]) => plainText(value) !== "");
}
