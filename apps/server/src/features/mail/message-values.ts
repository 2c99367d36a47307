import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { FormField, Forms } from "@rendezvous/contract/catalogue/form";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { placesOfAppointment } from "@rendezvous/domain/appointment/places-of-appointment";
import { visibleFields } from "@rendezvous/domain/form/visible-fields";
import { readField } from "@rendezvous/domain/form/read-field";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { answerPlaceholder, type Placeholder } from "@rendezvous/domain/message/placeholders";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { localizeWithoutFallback } from "@rendezvous/domain/text/localize";
import { toAnswerText } from "../catalogue/form/answer-text.ts";
import { placeTextOf } from "./appointment-blocks.ts";

/** The values of placeholders: plain text, escaped where it is inserted. */
export type MessageValues = Readonly<Partial<Record<string, string>>>;

export function groupValues({ name, fields }: GroupRecord) {
  return { group: name, phone: fields.phone } satisfies Partial<Record<Placeholder, string>>;
}

interface Source {
  readonly firstname: string;
  readonly name: string;
  readonly bookedBy: string;
  /** Sorted by start; at least one. */
  readonly appointments: readonly Appointment[];
  /** The start of the first appointment, as the mail writes it. */
  readonly when: string;
  readonly answers: MessageValues;
}

/** Returns the placeholder values of a message about appointments; `{day}` and `{time}` are those of the first appointment. */
export function messageValues(group: GroupRecord, locale: string, source: Source): MessageValues {
  const dateLocale = dateLocaleOf(locale, group.fields.country);
  const { appointments, firstname, bookedBy, when, answers } = source;
  const { start } = appointments[0]!;
  const own: Record<Placeholder, string> = {
    ...groupValues(group),
    firstname,
    name: nameIn(locale, source),
    by: bookedBy,
    when,
    day: formatDayWithYear(start, dateLocale),
    time: formatTime(start, dateLocale),
    service: joinNames(
      mergePacks(appointments).map(({ first }) => first.pack?.name ?? first.intervention_name),
    ),
    calendar: joinNames(appointments.map((one) => placesOfAppointment(one).calendar.name)),
    place: joinNames(appointments.map((one) => placeTextOf(one, locale))),
  };
  return { ...answers, ...own };
}

/** Returns first and last name; in Hungarian the last name comes first. */
function nameIn(locale: string, { name, firstname }: Pick<Source, "name" | "firstname">): string {
  const isReversed = locale === "hu" && firstname !== "" && name.startsWith(`${firstname} `);
  return isReversed ? `${name.slice(firstname.length + 1)} ${firstname}` : name;
}

/** Joins the names, each one once. */
function joinNames(names: readonly string[]): string {
  return [...new Set(names)].filter((one) => one !== "").join(", ");
}

type Answers = Readonly<Record<string, unknown>>;

/**
 * Returns the answers as text. Without `quotes` only answers that cannot contain free text: a choice, a tick, a date
 * (docs/decisions/0035).
 */
export function answerValues(
  forms: Forms,
  { fiche, vevent, quotes }: { readonly fiche: Answers; readonly vevent: Answers; readonly quotes: boolean },
  locale: string,
  country: string,
): MessageValues {
  const { yes, no } = serverPhrases(locale).personalDocument;
  const wording = { dateLocale: dateLocaleOf(locale, country), yes, no };
  const inForm = (form: keyof Forms, answers: Answers) =>
    forms[form]
      .filter((field) => quotes || isChoice(field))
      .map(({ name, label }) => [
        answerPlaceholder(form, name),
        toAnswerText({ name, label, value: valueOf(answers[name]) }, forms[form], wording),
      ]);
  return Object.fromEntries([
    ...inForm("Fiche", currentAnswers(forms.Fiche, fiche)),
    ...inForm("Vevent", vevent),
  ]);
}

/** Drops answers of a fiche that the form no longer asks with today's answers; an appointment's answers stay. */
function currentAnswers(form: readonly FormField[], answers: Answers): Answers {
  const shownFields = new Set(visibleFields(form.map(readField), answers).map(({ name }) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => shownFields.has(name)));
}

function isChoice({ type, allowAny }: FormField): boolean {
  return ["boolean", "select", "linkedcombo", "datesplit"].includes(type) || (type === "radio" && !allowAny);
}

function valueOf(answer: unknown): string | number | boolean | null {
  return typeof answer === "string" || typeof answer === "number" || typeof answer === "boolean"
    ? answer
    : null;
}

/** Removes line breaks for a subject. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Returns the organisation as a place for the middle of a sentence, for example "au Cabinet des Lilas". */
export function groupAsPlace({ name, fields }: GroupRecord, locale: string): string {
  const preposition = localizeWithoutFallback(fields.preposition, locale, fields.locale);
  return serverPhrases(locale).mail.at({ preposition, group: name });
}
