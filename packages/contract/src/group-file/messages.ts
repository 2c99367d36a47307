import { isAboutAppointment, MESSAGE_KINDS, type MessageKind } from "@rendezvous/domain/message/kinds";
import { answerPlaceholder, placeholdersIn, placeholdersOf } from "@rendezvous/domain/message/placeholders";
import { z } from "zod";
import { email, localizedUpTo } from "./fields.ts";
import { isFields, objectsAt, type Report, textsAt, valuesAt } from "./walk.ts";

/** What an organisation says in its mails and SMS instead of the product's own words. */
const message = z.strictObject({
  subject: localizedUpTo(200).default(""),
  text: localizedUpTo(2000).default(""),
});

export const messages = z.partialRecord(z.enum(MESSAGE_KINDS), message).default({});

export const NOTICE_EVENTS = ["booked", "moved", "cancelled"] as const;

/** Which of its clients' doings the organisation itself is told of, and where. */
export const notices = z
  .array(z.strictObject({ email, events: z.array(z.enum(NOTICE_EVENTS)).min(1) }))
  .max(10)
  .default([]);

/** The answers that a whole file's forms ask for, as messages name them. */
export function answersIn(file: unknown): ReadonlySet<string> {
  return new Set(
    (["Fiche", "Vevent"] as const).flatMap((form) =>
      textsAt(file, `forms.${form}[].name`).map(({ value }) => answerPlaceholder(form, value)),
    ),
  );
}

/** Reports every name in braces that nothing will stand for. Without `answers` any answer of a form may be meant. */
export function checkMessages(file: unknown, answers: ReadonlySet<string> | undefined, report: Report): void {
  for (const { path, value } of objectsAt(file, "group.messages.reminderSms")) {
    if (textsIn(value["subject"]).some(([, text]) => text !== ""))
      report([...path, "subject"], "an SMS has no subject", "unknown_field");
  }
  for (const kind of MESSAGE_KINDS)
    for (const part of ["subject", "text"])
      for (const { path, value } of valuesAt(file, `group.messages.${kind}.${part}`))
        for (const [language, text] of textsIn(value)) {
          const name = placeholdersIn(text).find((found) => !isKnown(kind, found, answers));
          const at = language === null ? path : [...path, language];
          if (name !== undefined)
            report(at, `expected a placeholder of this message, got {${name}}`, "placeholder", { name });
        }
}

function isKnown(kind: MessageKind, name: string, answers: ReadonlySet<string> | undefined): boolean {
  if ((placeholdersOf(kind) as readonly string[]).includes(name)) return true;
  if (!isAboutAppointment(kind)) return false;
  return answers ? answers.has(name) : /^(?:fiche|vevent)\.[a-z]/.test(name);
}

/** A text alone, or one for each language. */
function textsIn(localized: unknown): [language: string | null, text: string][] {
  if (typeof localized === "string") return [[null, localized]];
  if (!isFields(localized)) return [];
  return Object.entries(localized).flatMap(([language, text]) =>
    typeof text === "string" ? [[language, text]] : [],
  );
}
