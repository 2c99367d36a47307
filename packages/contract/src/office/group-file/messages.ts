import { isAboutAppointment, MESSAGE_KINDS, type MessageKind } from "@rendezvous/domain/message/kinds";
import { answerPlaceholder, placeholdersIn, placeholdersOf } from "@rendezvous/domain/message/placeholders";
import { z } from "zod";
import { email, textInLanguagesUpTo } from "./fields.ts";
import { isFields, objectsAtPath, type ReportFault, textsAtPath, valuesAtPath } from "./walk.ts";

/** An organisation's own texts for mails and SMS, which replace the product's. */
const message = z.strictObject({
  subject: textInLanguagesUpTo(200).default(""),
  text: textInLanguagesUpTo(2000).default(""),
});

export const messages = z.partialRecord(z.enum(MESSAGE_KINDS), message).default({});

export const NOTICE_EVENTS = ["booked", "moved", "cancelled"] as const;

/** The client actions that the organisation is notified of, and the addresses for these notices. */
export const notices = z
  .array(z.strictObject({ email, events: z.array(z.enum(NOTICE_EVENTS)).min(1) }))
  .max(10)
  .default([]);

/** Returns the placeholders for the answers to a file's forms. */
export function answerPlaceholdersIn(file: unknown): ReadonlySet<string> {
  return new Set(
    (["Fiche", "Vevent"] as const).flatMap((form) =>
      textsAtPath(file, `forms.${form}[].name`).map(({ value }) => answerPlaceholder(form, value)),
    ),
  );
}

/** Reports every unknown placeholder. Without `answers` any answer of a form is allowed. */
export function reportUnknownPlaceholders(
  file: unknown,
  answers: ReadonlySet<string> | undefined,
  report: ReportFault,
): void {
  for (const { path, value } of objectsAtPath(file, "group.messages.reminderSms")) {
    if (textsIn(value["subject"]).some(([, text]) => text !== ""))
      report([...path, "subject"], "an SMS has no subject", "unknown_field");
  }
  for (const kind of MESSAGE_KINDS)
    for (const part of ["subject", "text"])
      for (const { path, value } of valuesAtPath(file, `group.messages.${kind}.${part}`))
        for (const [language, text] of textsIn(value)) {
          const name = placeholdersIn(text).find((placeholder) => !isKnown(kind, placeholder, answers));
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

/** Returns each text with its language; null for a plain text, which is the same in every language. */
function textsIn(localized: unknown): [language: string | null, text: string][] {
  if (typeof localized === "string") return [[null, localized]];
  if (!isFields(localized)) return [];
  return Object.entries(localized).flatMap(([language, text]) =>
    typeof text === "string" ? [[language, text]] : [],
  );
}
