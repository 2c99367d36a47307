import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { htmlToText } from "../../lib/html.ts";
import { type MailContent, type MailLine, plainText } from "./mail-content.ts";
import { renderMailHtml } from "./mail-layout.ts";

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function writeMail(subject: string, content: MailContent): WrittenMail {
  return { subject, text: renderText(content), html: renderMailHtml(content) };
}

function renderText(content: MailContent): string {
  const line = ([label, value, url]: MailLine) =>
    serverPhrases(content.language).mail.labelled({ label, value: plainText(value) }) +
    (url === undefined ? "" : `\n${url}`);
  return [
    content.heading,
    content.intro,
    ...content.blocks.map(({ day, time, lines }) =>
      [...(day === "" ? [] : [day]), time, ...lines.map(line)].join("\n"),
    ),
    htmlToText(content.advice),
    content.after.map(line).join("\n"),
    content.button === null ? "" : `${content.button.text}\n${content.button.url}`,
    content.notes.join("\n"),
    `-- \n${content.footer}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
