import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayAtTime, formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { placesOfAppointment } from "@rendezvous/domain/appointment/places-of-appointment";
import type { MailPhrases } from "@rendezvous/phrases/catalogues";
import type { Wish } from "@rendezvous/contract/booking/wish";
import { isPhoneIn } from "@rendezvous/domain/message/phone-country";
import { VISITOR } from "@rendezvous/domain/permission/session";
import { minuteOfDate } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { withoutLinks } from "@rendezvous/domain/text/without-links";
import type { AuthorizedGroupId, Context } from "../../http/context.ts";
import { type Handler, handler } from "../../lib/jobs/queue.ts";
import { findWish, type WishRow } from "../booking/waiting/data.ts";
import { WISH_MAIL_QUEUE } from "../booking/waiting/wish-mail-queue.ts";
import { toWishes } from "../booking/waiting/to-wish.ts";
import { signWishKey } from "../booking/waiting/wish-key.ts";
import { findSender, type SendingGroup } from "../catalogue/group/sender.ts";
import { findReplyAddress } from "./data.ts";
import { joinByCommas } from "./appointment-blocks.ts";
import { type MailLine, mailAccentOf, mailLogoOf, plainText } from "./mail-content.ts";
import { mailLimitOf, sendWithinLimit } from "./mail-limit.ts";
import { groupAsPlace } from "./message-values.ts";
import { mailedPageUrl } from "./send-account-mail.ts";
import { sendAsGroup, sendSmsAsGroup } from "./send-as-group.ts";
import { writeMail } from "./write-mail.ts";

/** Returns the handler that mails confirmations of wishes, and offers of times. */
export function sendWishMails(context: Context): Handler {
  return handler(WISH_MAIL_QUEUE, async (job, split) => {
    const sender = await findSender(context, job.group_id);
    if (!sender || sender.group.inactive) return;
    const groupId = job.group_id as AuthorizedGroupId;
    const row = await findWish(context.db, groupId, job.wish_id);
    // Sends no mail if the offer has meanwhile gone to another person.
    if (!row || (job.offer_id === null ? row.state === "withdrawn" : row.offer?.id !== job.offer_id)) return;
    const isBySms = job.offer_id !== null && row.by_sms && canGetSms(context, sender.group, row);
    if (isBySms && job.by === undefined)
      return split([
        { ...job, by: "mail" },
        { ...job, by: "sms" },
      ]);
    const viewer = { context, group: sender.group, groupId, session: VISITOR, locale: row.locale };
    const [wish] = await toWishes(viewer, [row]);
    const texts = toTexts(context, sender.group, row, wish!);
    if (job.by === "sms") await sendSms(context, sender, row, texts);
    else if (row.email !== "") await sendMail(context, sender, row, wish!, texts);
  });
}

function canGetSms({ config }: Context, { fields }: GroupRecord, { firstphone }: WishRow): boolean {
  return (
    config.smsGatewayUrl !== undefined &&
    firstphone !== "" &&
    isPhoneIn(firstphone, fields.country, fields.sms_countries)
  );
}

interface WishTexts {
  readonly url: string;
  readonly at: string;
  readonly dateLocale: string;
  /** The day and the time are empty without an offer. */
  readonly when: string;
  readonly until: string;
}

function toTexts(context: Context, group: GroupRecord, row: WishRow, { offer }: Wish): WishTexts {
  const { locale } = row;
  const url = mailedPageUrl(context, group, "waiting", locale);
  url.searchParams.set("key", signWishKey(group.id, row.id, context.installation.secret));
  const dateLocale = dateLocaleOf(locale, group.fields.country);
  const expires =
    offer && formatWallDateTime(group.fields.timezone, minuteOfDate(new Date(offer.expires_at)));
  return {
    url: url.href,
    at: groupAsPlace(group, locale),
    dateLocale,
    when: offer ? formatDayAtTime(offer.start, dateLocale) : "",
    until: expires ? formatDayAtTime(expires, dateLocale) : "",
  };
}

async function sendSms(
  context: Context,
  sender: SendingGroup,
  { id, offer, locale, firstphone }: WishRow,
  { when, at, until, url }: WishTexts,
): Promise<void> {
  const { group, windows } = sender;
  // A no-break space is in no SMS alphabet, so it would halve the length of a message.
  const place = group.isUnproven ? withoutLinks(at) : at;
  const text = serverPhrases(locale).mail.timeOffered.sms({ when, at: place, until, url });
  const sms = {
    id: `offer.${group.id}.${id}.${offer?.id ?? 0}`,
    to: firstphone.replaceAll(/[^\d+]/g, ""),
    country: group.fields.country,
    text: text.replaceAll(/[\u00a0\u202f]/g, " "),
  };
  await sendWithinLimit(context, [windows.sms], () => sendSmsAsGroup(context, sender, sms));
}

async function sendMail(
  context: Context,
  sender: SendingGroup,
  row: WishRow,
  wish: Wish,
  { when, at, until, url, dateLocale }: WishTexts,
): Promise<void> {
  const { group, windows } = sender;
  const { locale, firstname, lastname, email } = row;
  const { offer } = wish;
  const phrases = serverPhrases(locale).mail;
  const { wishNoted, timeOffered, labels } = phrases;
  // A stranger may have typed the name, so no text contains it.
  const words = { at };
  const subject = offer
    ? timeOffered.subject({ when, group: group.name })
    : wishNoted.subject({ group: group.name });
  const replyTo = await findReplyAddress(context.db, group.id);
  const written = writeMail(subject, {
    language: locale,
    accent: mailAccentOf(group),
    logo: mailLogoOf(group, context.config.publicUrl),
    heading: offer ? timeOffered.heading : wishNoted.heading,
    intro: offer ? timeOffered.intro(words) : wishNoted.intro(words),
    blocks: offer
      ? [
          {
            day: upperFirst(formatDayWithYear(offer.start, dateLocale), dateLocale),
            time: formatTime(offer.start, dateLocale),
            lines: toLines(wish, offer, labels),
            calendars: null,
          },
        ]
      : [],
    advice: "",
    after: [],
    button: { text: offer ? timeOffered.button : wishNoted.button, url },
    notes: offer ? [timeOffered.until({ until }), ...(wish.appointment ? [timeOffered.moves] : [])] : [],
    footer: phrases.accountFooter({ group: group.name }),
    isLinkless: group.isUnproven,
  });
  await sendWithinLimit(context, [mailLimitOf({ email, isProven: false }), windows.mails], () =>
    sendAsGroup(context, sender, {
      replyTo,
      id: offer ? `offer.${group.id}.${offer.id}` : `wish.${group.id}.${wish.id}`,
      date: row.offer ? Date.parse(row.offer.made_at) : row.created_at.getTime(),
      to: { name: `${firstname} ${lastname}`.trim(), email },
      fromName: group.name,
      language: locale,
      ...written,
      calendars: null,
    }),
  );
}

/** Returns the lines of the offered time as in the mails about an appointment. */
function toLines(
  { interventions, places = 1 }: Wish,
  offer: NonNullable<Wish["offer"]>,
  labels: MailPhrases["labels"],
): MailLine[] {
  const { taught, calendar, resource } = placesOfAppointment({
    ...offer,
    resource: null,
    intervention_name: interventions[0]?.name ?? "",
  });
  const lines: readonly MailLine[] = [
    [labels.what, joinByCommas([...interventions, ...(taught ? [taught] : [])].map(toText))],
    [labels.places, places === 1 ? "" : String(places)],
    [labels.calendar, [toText(calendar)]],
    [labels.resource, resource === null ? "" : [toText(resource)]],
  ];
  return lines.filter(([, value]) => plainText(value) !== "");
}

function toText({ name, lang }: { readonly name: string; readonly lang?: string | undefined }) {
  return { text: name, lang };
}
