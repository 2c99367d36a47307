import { labelledValue } from "@rendezvous/phrases/labelled-value";
import type { AppointmentChange } from "@rendezvous/contract/booking/appointment";
import type { Forms } from "@rendezvous/contract/catalogue/form";
import type { FicheData, PersonalData } from "@rendezvous/contract/people/personal-data";
import { placesOfAppointment } from "@rendezvous/domain/appointment/places-of-appointment";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPassState } from "@rendezvous/phrases/format-pass";
import { formatPrice } from "@rendezvous/phrases/format-price";
import type { Language } from "@rendezvous/phrases/language";
import type { PersonalDocumentPhrases, ServerPhrases } from "@rendezvous/phrases/catalogues";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { type Html, html } from "../../../lib/html.ts";
import { toWireForms } from "../../catalogue/catalogue/to-wire-forms.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { STYLE } from "./document-style.ts";
import { toAnswerText } from "../../catalogue/form/answer-text.ts";

interface Writing {
  readonly phrases: PersonalDocumentPhrases;
  readonly mail: ServerPhrases["mail"];
  readonly passes: ServerPhrases["passes"];
  readonly dateLocale: string;
  readonly currency: string;
  readonly forms: Forms;
}

type Line = readonly [label: string, value: string];

/** Returns all data about a person as an HTML document for reading, saving and printing. */
export function writeDocument(data: PersonalData, group: GroupRecord, language: Language): string {
  const { country, currency } = group.fields;
  const { personalDocument: phrases, mail, passes } = serverPhrases(language);
  const writing = {
    phrases,
    mail,
    passes,
    dateLocale: dateLocaleOf(language, country),
    currency,
    forms: toWireForms(group, language),
  };
  const day = (wall: string) => formatDayWithYear(wall, writing.dateLocale);
  const title = phrases.title({ group: data.group.name });
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${phrases.madeAt({ when: whenOf(data.made_at, writing), group: data.group.name })}</p>
<p>${phrases.kept({ registered: day(data.registered_at), until: day(data.kept_until) })}</p>
<p>${phrases.times({ zone: data.group.timezone.replaceAll("_", " ") })}</p>
${data.account ? writeAccount(data.account, writing) : html``}
${data.fiches.map((fiche) => writeFiche(fiche, writing))}
<h2>${phrases.mails}</h2>
${writeList(
  data.mails.map(
    ({ sent_at, to, kind }) =>
      html`<li>${whenOf(sent_at, writing)} – ${to}, ${phraseOf(phrases.mailKinds, kind)}</li>`,
  ),
)}
<p>${phrases.mailsNote}</p>
${data.feeds.length === 0 ? html`` : html`<h2>${phrases.feeds}</h2>`}
${writeList(data.feeds.map((feed) => html`<li>${feedText(feed, writing)}</li>`))}
${data.wishes.length === 0 ? html`` : html`<h2>${phrases.wishes}</h2>`}
${writeList(data.wishes.map((wish) => html`<li>${day(wish.first_day)} – ${day(wish.last_day)}</li>`))}
<h2>${phrases.requests}</h2>
${
  data.deletion_requests.length === 0
    ? html`<p>${phrases.nothing}</p>`
    : writeList(data.deletion_requests.map((request) => html`<li>${requestText(request, writing)}</li>`))
}
</main>
</body>
</html>
`.text;
}

/** For constant markup only, never for text that a person typed. */
function raw(css: string): Html {
  return html([css] as unknown as TemplateStringsArray);
}

/** Returns the phrase of this name; the name itself if there is no such phrase. */
function phraseOf(phrases: Readonly<Record<string, string>>, name: string): string {
  return phrases[name] ?? name;
}

function fieldText(field: string, { answers }: FicheData, { phrases, forms, passes }: Writing): string {
  const { firstname, lastname, email, phone, account } = phrases;
  const passNames = { pass: passes.which, pass_left: passes.visitsLeft, pass_valid_until: passes.lastDay };
  const columns = { firstname, lastname, email, firstphone: phone, account_id: account, ...passNames };
  const { label = "" } = [...answers, ...forms.Fiche].find(({ name }) => name === field) ?? {};
  return label === "" ? phraseOf(columns, field) : label;
}

function feedText({ created_at, last_used_at }: PersonalData["feeds"][number], writing: Writing): string {
  const { created, feedUsed } = writing.phrases;
  const used = last_used_at === null ? "" : `, ${feedUsed({ when: whenOf(last_used_at, writing) })}`;
  return labelledValue(created, whenOf(created_at, writing), writing.dateLocale) + used;
}

/** Formats " (before → after)". */
function valuesText(values: readonly [unknown, unknown] | undefined): string {
  if (values === undefined) return "";
  const [before, after] = values.map((value) =>
    value === null || value === undefined || value === ""
      ? "–"
      : typeof value === "string"
        ? value
        : JSON.stringify(value),
  );
  return ` (${before} → ${after})`;
}

function whenOf(wall: string, { dateLocale }: Pick<Writing, "dateLocale">): string {
  return `${formatDayWithYear(wall, dateLocale)}, ${formatTime(wall, dateLocale)}`;
}

function writeLines(lines: readonly Line[]): Html {
  const filled = lines.filter(([, value]) => value !== "");
  return filled.length === 0
    ? html``
    : html`<dl>${filled.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}

function writeList(items: readonly Html[]): Html {
  return items.length === 0 ? html`` : html`<ul>${items}</ul>`;
}

function writeAccount(account: NonNullable<PersonalData["account"]>, writing: Writing): Html {
  const { phrases } = writing;
  const when = (wall: string | null) => (wall === null ? "" : whenOf(wall, writing));
  const optIns = account.opt_ins.map(({ name, given: isGiven, at }): Line => {
    const label = phraseOf(phrases.optIn, name);
    const since = at === null ? "" : `, ${phrases.since({ when: when(at) })}`;
    return [label, `${isGiven ? phrases.yes : phrases.no}${since}`];
  });
  return html`<h2>${phrases.account}</h2>
${writeLines([
  [phrases.email, account.email ?? ""],
  [phrases.language, account.locale ?? ""],
  [phrases.created, when(account.created_at)],
  [phrases.activated, when(account.activated_at)],
  [phrases.lastLogin, when(account.last_login_at)],
  [phrases.identity, account.identities.map(({ issuer, subject }) => `${subject} (${issuer})`).join("\n")],
  [phrases.sessions, account.sessions.map((one) => when(one.last_signed_at)).join("\n")],
  [phrases.pending, pendingText(account.pendingRdv, writing)],
])}
${optIns.length === 0 ? html`` : html`<h3>${phrases.optIns}</h3>${writeLines(optIns)}`}
`;
}

function writeFiche(fiche: FicheData, writing: Writing): Html {
  const { phrases } = writing;
  const name = `${fiche.firstname} ${fiche.lastname}`.trim();
  return html`<h2>${phrases.fiche({ name: name === "" ? phrases.nameless : name })}</h2>
${writeLines([
  [phrases.lastname, fiche.lastname],
  [phrases.firstname, fiche.firstname],
  [phrases.email, fiche.email],
  [phrases.phone, fiche.firstphone],
  [phrases.reference, fiche.externid ?? ""],
  ...toAnswerLines(fiche.answers, writing.forms.Fiche, writing),
  ...Object.entries(fiche.metadata),
  [phrases.created, whenOf(fiche.created_at, writing)],
  [phrases.updated, fiche.updated_at === fiche.created_at ? "" : whenOf(fiche.updated_at, writing)],
])}
${fiche.deleted ? html`<p>${phrases.deleted}</p>` : html``}
${fiche.blacklisted ? html`<p>${phrases.blacklisted}</p>` : html``}
<h3>${phrases.appointments}</h3>
${
  fiche.appointments.length === 0
    ? html`<p>${phrases.nothing}</p>`
    : writeList(fiche.appointments.map((one) => writeAppointment(one, writing)))
}
${writePart(
  phrases.changes,
  fiche.changes.map(({ at, by, fields, values, reason }) => {
    const changed = phrases.changedFields({
      by: actorText(by, writing),
      fields: fields
        .map((field) => fieldText(field, fiche, writing) + valuesText(values?.[field]))
        .join(", "),
    });
    return [`${whenOf(at, writing)} – ${changed}`, reason].filter(Boolean).join(" – ");
  }),
)}
${writePart(
  phrases.comments,
  fiche.comments.map(({ at, by, text: value }) =>
    [whenOf(at, writing), labelledValue(actorText(by, writing), value, writing.dateLocale)].join(" – "),
  ),
)}
${writePart(
  writing.passes.heading,
  fiche.passes.map((pass) => `${pass.name} – ${formatPassState(pass, writing.passes, writing.dateLocale)}`),
)}
${writePart(
  phrases.reads,
  fiche.reads.map(({ day, by, what, times }) => {
    const read = phrases.readTimes({ by: actorText(by, writing), times, what: phrases.what[what] });
    return `${formatDayWithYear(day, writing.dateLocale)} – ${read}`;
  }),
)}
`;
}

function writePart(heading: string, texts: readonly string[]): Html {
  if (texts.length === 0) return html``;
  return html`<h3>${heading}</h3>${writeList(texts.map((text) => html`<li>${text}</li>`))}`;
}

function writeAppointment(one: FicheData["appointments"][number], writing: Writing): Html {
  const { phrases, currency, dateLocale } = writing;
  const price = one.price > 0 ? formatPrice(one.price_amount, currency, dateLocale) : "";
  const { calendar, resource, taught } = placesOfAppointment(one);
  const names = [one.pack?.name, one.intervention_name, taught?.name];
  const what = [...names, formatDuration(one.duration, dateLocale)].filter(Boolean);
  return html`<li><strong>${whenOf(one.start, writing)}</strong> – ${what.join(", ")}
${writeLines([
  [phrases.with, [calendar.name, resource?.name].filter(Boolean).join(", ")],
  [phrases.where, one.location],
  [phrases.price, price],
  [writing.mail.labels.places, [one.places ?? "", ...(one.guests ?? [])].filter(Boolean).join(", ")],
  [phrases.message, one.comments],
  ...toAnswerLines(one.answers, writing.forms.Vevent, writing),
  ...Object.entries(one.metadata ?? {}),
  [phrases.booked, whenOf(one.booked_at, writing)],
])}
${writeList(one.history.map((change) => html`<li>${entryText(change, writing)}</li>`))}
${one.cancelled_at === null ? html`` : html`<p>${phrases.cancelled({ when: whenOf(one.cancelled_at, writing) })}</p>`}</li>`;
}

/**
 * Formats "Tuesday 1 December 2026, 10:00 – Moved (Paul Martin), Start: ... → ...". Ids of calendars and resources appear only in
 * the data.
 */
function entryText({ at, by, what, values, reason }: AppointmentChange, writing: Writing): string {
  const { appointmentHistory } = writing.phrases;
  const { start, end, calendar: calendar_id, resource: resource_id, ...others } = appointmentHistory;
  const { state, note, presence, overbooked } = others;
  const payment = { paid: writing.passes.paid, pass_id: writing.passes.which };
  const labels = { start, end, calendar_id, resource_id, state, note, presence, overbooked, ...payment };
  const changed = Object.entries(values ?? {}).map(([name, [before, after]]) => {
    const format = (value: unknown) =>
      name === "start" || name === "end" ? whenOf(String(value), writing) : value;
    const isNamed = !name.endsWith("_id");
    return phraseOf(labels, name) + (isNamed ? valuesText([format(before), format(after)]) : "");
  });
  const done = [appointmentHistory[what]({ by: actorText(by, writing) }), ...changed].join(", ");
  return [`${whenOf(at, writing)} – ${done}`, reason].filter(Boolean).join(" – ");
}

function toAnswerLines(
  answers: FicheData["answers"],
  form: Forms[keyof Forms],
  { phrases: { yes, no }, dateLocale }: Writing,
): Line[] {
  return answers.map((answer) => [answer.label, toAnswerText(answer, form, { dateLocale, yes, no })]);
}

/** Formats the time, the person and the message; ids of the choices appear only in the data. */
function pendingText(
  pending: NonNullable<PersonalData["account"]>["pendingRdv"],
  { phrases, dateLocale }: Writing,
): string {
  if (pending === null) return "";
  const { date, slots, fiche, comments } = pending;
  const start = [slots, date].find((one) => typeof one === "string" && /^\d{4}-\d\d-\d\d/.test(one));
  const when = start === undefined ? "" : (start as string);
  const { firstname, lastname } = (fiche ?? {}) as { firstname?: unknown; lastname?: unknown };
  const whenText =
    when.length > 10 ? whenOf(when, { dateLocale }) : when && formatDayWithYear(when, dateLocale);
  const name = [firstname, lastname].filter((one) => typeof one === "string").join(" ");
  return (
    [whenText, name, typeof comments === "string" ? comments : ""].filter(Boolean).join("\n") || phrases.yes
  );
}

function actorText({ kind, name }: FicheData["changes"][number]["by"], { phrases }: Writing): string {
  if (kind === "client") return phrases.you;
  if (kind === "import") return phrases.import;
  return name === "" ? phrases.pro : name;
}

function requestText(request: PersonalData["deletion_requests"][number], writing: Writing): string {
  const { requested_at, confirmed_at, withdrawn_at } = request;
  return [
    writing.phrases.requested({ when: whenOf(requested_at, writing) }),
    ...(confirmed_at === null ? [] : [writing.phrases.confirmed({ when: whenOf(confirmed_at, writing) })]),
    ...(withdrawn_at === null ? [] : [writing.phrases.withdrawn({ when: whenOf(withdrawn_at, writing) })]),
  ].join(", ");
}
