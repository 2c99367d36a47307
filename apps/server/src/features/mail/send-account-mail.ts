import { plainName } from "@rendezvous/domain/fiche/plain-name";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import type { ErrorCode } from "@rendezvous/contract/errors";
import { errorText, serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Context } from "../../http/context.ts";
import { NOTICE_KEY_DAYS, signNoticeKey } from "../session/notice-key.ts";
import { DELETION_KEY_DAYS, signDeletionKey } from "../session/deletion-key.ts";
import { FICHE_EMAIL_HOURS, signFicheEmailKey, signFicheKey } from "../session/fiche-key.ts";
import type { Handles } from "../../lib/jobs/jobs.ts";
import type { AccountMailJob } from "../../lib/jobs/queues.ts";
import type { Mail } from "../../lib/mailer/mail.ts";
import { findAccountByEmail } from "../account/data.ts";
import { addKey, KEY_HOURS, type KeyHolder, type KeyPurpose } from "../account/key-data.ts";
import { findProByEmail } from "../account/pro-data.ts";
import { INVITATION_DAYS, makeInvitationKey } from "../invitation/data.ts";
import { listFichesWithEmail } from "../fiche/data.ts";
import { findDraftRow } from "../record/drafts-data.ts";
import { findFicheEmail } from "../login/data.ts";
import { ACCOUNT_MAILS } from "@rendezvous/domain/message/kinds";
import { NO_WORDS, ownWords } from "@rendezvous/domain/message/own-words";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type AccountMail, writeAccountMail } from "./account-mail.ts";
import { findReplyAddress } from "./data.ts";
import { sendWithinLimit } from "./mail-limit.ts";
import { findSender } from "../group/sender.ts";

/** A group that is not published yet is made ready by its own people. */
const FOR_PROS: ReadonlySet<AccountMailJob["kind"]> = new Set([
  "invitation",
  "pro_reset",
  "factor_on",
  "factor_off",
  "draft_failed",
  "notice_address",
]);

/** How the account mails' jobs are done. */
export function sendAccountMails(context: Context): Handles["account_mail"] {
  return async (job, split) => {
    const sender = await findSender(context, job.group_id);
    const group = sender?.group;
    if (!group || (group.inactive && !FOR_PROS.has(job.kind))) return;
    const mails = await writeMails(context, group, job);
    // Who shares an address gets a mail each: when one is refused for a while, the others are not sent again.
    if (mails.length > 1)
      return split(mails.map(({ fiche_id }) => ({ ...job, fiche_id, id: `${job.id}.${fiche_id}` })));
    const replyTo = await findReplyAddress(context.db, group.id);
    // Its own people log in whatever their group has sent; invitations are counted when they are made.
    const isCounted = !FOR_PROS.has(job.kind) || job.kind === "notice_address";
    const windows = isCounted ? [sender.windows.mails] : [];
    for (const written of mails)
      await sendWithinLimit(context, windows, () =>
        context.mailer.send({ replyTo, ...toMail(context, group, job, written) }),
      );
  };
}

/** `fiche_id`: of several people who share the address, whom it is about. */
type Written = Omit<AccountMail, "group" | "locale" | "publicUrl" | "words"> &
  Pick<AccountMailJob, "fiche_id">;

/** What has happened already, and only the login is left to lead to. */
const TOLD: Partial<Readonly<Record<AccountMailJob["kind"], AccountMail["kind"]>>> = {
  email_changed: "emailChanged",
  factor_on: "factorOn",
  factor_off: "factorOff",
};

/** Nothing for an address without an account: its asker got the same answer as one with an account. */
async function writeMails(context: Context, group: GroupRecord, job: AccountMailJob): Promise<Written[]> {
  const told = TOLD[job.kind];
  if (told) return [{ kind: told, url: loginPage(context, group, job.locale).href, notes: [] }];
  if (job.kind === "deletion" || job.kind === "deletion_confirmed") return writeDeletion(context, group, job);
  if (job.kind === "fiche_email") return writeFicheEmail(context, group, job);
  if (job.kind === "booking_refused") return [toRefused(context, group, job)];
  if (job.kind === "fiche_key") return writeFicheKeys(context, group, job);
  if (job.kind === "email_change") return writeEmailChange(context, group, job);
  if (job.kind === "draft_failed") return writeFailedDraft(context, group, job);
  if (job.kind === "invitation") return writeInvitation(context, group, job);
  if (job.kind === "notice_address") return [toNoticeAddress(context, group, job)];
  if (job.kind === "pro_reset") return writeProReset(context, group, job);
  return writeKey(context, group, job);
}

/** The link that proves an address to which notices of bookings are to go. */
function toNoticeAddress(context: Context, group: GroupRecord, job: AccountMailJob): Written {
  const login = loginPage(context, group, job.locale);
  const key = { groupId: group.id, addressId: job.notice_address_id ?? 0 };
  login.searchParams.set("notice_key", signNoticeKey(key, context.installation.secret, context.clock.now()));
  const notes = [serverPhrases(job.locale).mail.linkForDays({ days: NOTICE_KEY_DAYS })];
  return { kind: "noticeAddress", url: login.href, notes };
}

/** The link that confirms it, or the day on which it will be done. */
function writeDeletion(context: Context, group: GroupRecord, job: AccountMailJob): Written[] {
  const phrases = serverPhrases(job.locale).mail;
  const page = pageOf(context, group, "personal_data", job.locale);
  if (job.kind === "deletion_confirmed") {
    const day = formatDayWithYear(job.day ?? "", dateLocaleOf(job.locale, group.fields.country));
    return [{ kind: "deletionConfirmed", url: page.href, notes: [phrases.deletionDay({ day })] }];
  }
  const key = { groupId: group.id, requestId: job.deletion_id ?? 0 };
  const { secret } = context.installation;
  page.searchParams.set("deletion_key", signDeletionKey(key, secret, context.clock.now()));
  return [{ kind: "deletion", url: page.href, notes: [phrases.linkForDays({ days: DELETION_KEY_DAYS })] }];
}

/** For an account that is not activated yet, a reset is its activation too. */
async function writeKey(context: Context, group: GroupRecord, job: AccountMailJob): Promise<Written[]> {
  const account = await findAccountByEmail(context.db, group.id, job.email);
  if (!account) return [];
  const login = loginPage(context, group, job.locale);
  const holder = { account_id: account.id, pro_id: null };
  if (!account.isActive)
    return [await toKeyMail(context, job, login, "activation", "activation", holder, "validation_key")];
  if (job.kind === "activation") return [{ kind: "alreadyRegistered", url: login.href, notes: [] }];
  return [await toKeyMail(context, job, login, "reset", "reset", holder, "oubliKey")];
}

/** The professional's own password, good in all their groups. */
async function writeProReset(context: Context, group: GroupRecord, job: AccountMailJob): Promise<Written[]> {
  const pro = await findProByEmail(context.db, group.id, job.email);
  if (!pro) return [];
  const login = loginPage(context, group, job.locale);
  const holder = { account_id: null, pro_id: pro.id };
  return [await toKeyMail(context, job, login, "proReset", "reset", holder, "oubliKey")];
}

/** To work in a group, or to take over one that was just made. */
async function writeInvitation(
  context: Context,
  group: GroupRecord,
  job: AccountMailJob,
): Promise<Written[]> {
  const made = await makeInvitationKey(context.db, group.id, job.invitation_id ?? 0);
  if (!made) return [];
  const login = loginPage(context, group, job.locale);
  login.searchParams.set("invitation", made.key);
  if (made.is_founder) login.searchParams.set("founder", "1");
  const kind = made.is_founder ? "newGroup" : "invitation";
  const notes = [serverPhrases(job.locale).mail.linkForDays({ days: INVITATION_DAYS })];
  // Anybody may have made a group and typed the name for any address.
  return [{ kind, url: login.href, name: plainName(made.name), notes }];
}

/** The address may have got an account since it was asked for, or had one that was not to be told of. */
async function writeEmailChange(
  context: Context,
  group: GroupRecord,
  job: AccountMailJob,
): Promise<Written[]> {
  const login = loginPage(context, group, job.locale);
  const taken = await findAccountByEmail(context.db, group.id, job.email);
  if (taken) return [{ kind: "emailTaken", url: login.href, notes: [] }];
  if (job.account_id === undefined) return [];
  login.searchParams.set("temp_email", job.email);
  const holder = { account_id: job.account_id, pro_id: null };
  return [await toKeyMail(context, job, login, "emailChange", "email_change", holder, "validation_key")];
}

async function toKeyMail(
  context: Context,
  job: AccountMailJob,
  login: URL,
  kind: AccountMail["kind"],
  purpose: KeyPurpose,
  holder: KeyHolder,
  parameter: "validation_key" | "oubliKey",
): Promise<Written> {
  const temp_email = purpose === "email_change" ? job.email : null;
  const registration = job.registration ?? null;
  const key = { ...holder, group_id: job.group_id, purpose, temp_email, registration };
  login.searchParams.set(parameter, await addKey(context.db, key, context.clock.now()));
  return {
    kind,
    url: login.href,
    notes: [serverPhrases(job.locale).mail.linkHours({ hours: KEY_HOURS[purpose] })],
  };
}

/** One for each person of the address, by name where there are several. */
async function writeFicheKeys(context: Context, group: GroupRecord, job: AccountMailJob): Promise<Written[]> {
  const fiches = await listFichesWithEmail(context.db, group.id, job.email);
  const phrases = serverPhrases(job.locale).mail;
  const wanted = fiches.filter(({ id }) => job.fiche_id === undefined || id === job.fiche_id);
  return wanted.map(({ id, firstname, lastname }) => {
    const login = loginPage(context, group, job.locale);
    const key = { groupId: group.id, ficheId: id, email: job.email };
    login.searchParams.set("ficheKey", signFicheKey(key, context.installation.secret, context.clock.now()));
    // A stranger may have asked for the link and typed both address and name.
    const name = plainName(`${firstname} ${lastname}`);
    const whose = fiches.length > 1 ? [phrases.linkFor({ name })] : [];
    return { kind: "ficheKey" as const, fiche_id: id, url: login.href, notes: [...whose, phrases.linkDays] };
  });
}

async function writeFicheEmail(
  context: Context,
  group: GroupRecord,
  job: AccountMailJob,
): Promise<Written[]> {
  const ficheId = job.fiche_id ?? 0;
  const from = await findFicheEmail(context.db, group.id, ficheId);
  const key = { groupId: group.id, ficheId, from, to: job.email };
  const login = loginPage(context, group, job.locale);
  login.searchParams.set(
    "ficheKey",
    signFicheEmailKey(key, context.installation.secret, context.clock.now()),
  );
  login.searchParams.set("temp_email", job.email);
  const notes = [serverPhrases(job.locale).mail.linkHours({ hours: FICHE_EMAIL_HOURS })];
  return [{ kind: "ficheEmail", url: login.href, notes }];
}

/** Contains nothing that was typed, so that a stranger cannot write to the person through it. */
function toRefused(context: Context, group: GroupRecord, { locale, reason }: AccountMailJob): Written {
  const url = `${context.config.publicUrl}/${group.urlname}?locale=${locale}`;
  const { phone } = group.fields;
  return { kind: "bookingRefused", url, notes: [errorText(reason as ErrorCode, locale, { phone })] };
}

/** Nothing about one that has been settled since. */
async function writeFailedDraft(
  context: Context,
  group: GroupRecord,
  { draft_id = 0, locale }: AccountMailJob,
): Promise<Written[]> {
  const draft = await findDraftRow(context.db, group.id as AuthorizedGroupId, draft_id);
  if (!draft || draft.problem === null || draft.published_at) return [];
  const url = pageOf(context, group, `manage/drafts/${draft_id}`, locale).href;
  const why = errorText(draft.problem as ErrorCode, locale, { phone: group.fields.phone });
  return [{ kind: "draftFailed", url, name: draft.name, notes: [why] }];
}

function loginPage(context: Context, group: GroupRecord, locale: string): URL {
  return pageOf(context, group, "login", locale);
}

function pageOf({ config }: Context, group: GroupRecord, name: string, locale: string): URL {
  const page = new URL(`${config.publicUrl}/${group.urlname}/${name}`);
  page.searchParams.set("from_mail", "1");
  page.searchParams.set("locale", locale);
  return page;
}

function toMail(
  context: Context,
  group: GroupRecord,
  job: AccountMailJob,
  written: Written,
): Omit<Mail, "replyTo"> {
  const { locale } = job;
  const { messages, locale: groupLocale } = group.fields;
  const kind = ACCOUNT_MAILS.find((known) => known === written.kind);
  const words = kind ? ownWords(messages, kind, locale, groupLocale) : NO_WORDS;
  return {
    id: `${job.kind.replaceAll("_", "-")}.${group.id}.${job.id}`,
    date: context.clock.now(),
    to: { name: "", email: job.email },
    fromName: group.name,
    language: locale,
    ...writeAccountMail({ ...written, group, locale, words, publicUrl: context.config.publicUrl }),
    calendars: null,
  };
}
