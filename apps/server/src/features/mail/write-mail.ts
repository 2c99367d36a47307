import { labelledValue } from "@rendezvous/phrases/labelled-value";
import { withoutLinks } from "@rendezvous/domain/text/without-links";
import { htmlToText } from "../../lib/html.ts";
import { buttonsOf, type MailContent, type MailLine, plainText } from "./mail-content.ts";
import { renderMailHtml } from "./mail-layout.ts";

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function writeMail(subject: string, content: MailContent): WrittenMail {
  const shown = content.isLinkless ? withoutOwnLinks(content) : content;
  return {
    subject: content.isLinkless ? withoutLinks(subject) : subject,
    text: renderText(shown),
    html: renderMailHtml(shown),
  };
}

/** Removes links from the group's own texts; the product's button and calendar links stay. */
function withoutOwnLinks(content: MailContent): MailContent {
  return {
    ...content,
    heading: withoutLinks(content.heading),
    intro: withoutLinks(content.intro),
    blocks: content.blocks.map((block) => ({ ...block, lines: block.lines.map(withoutLinksInLine) })),
    advice: withoutLinks(content.advice.replaceAll(/<\/?a\b[^>]*>/gi, "")),
    after: content.after.map(withoutLinksInLine),
    footer: withoutLinks(content.footer),
  };
}

function withoutLinksInLine([label, value]: MailLine): MailLine {
  return [
    withoutLinks(label),
    typeof value === "string"
      ? withoutLinks(value)
      : value.map((part) => ({ ...part, text: withoutLinks(part.text) })),
  ];
}

function renderText(content: MailContent): string {
  const line = ([label, value, url]: MailLine) =>
    labelledValue(label, plainText(value), content.language) + (url === undefined ? "" : `\n${url}`);
  return [
    content.heading,
    content.intro,
    ...content.blocks.map(({ day, time, lines }) =>
      [...(day === "" ? [] : [day]), time, ...lines.map(line)].join("\n"),
    ),
    htmlToText(content.advice),
    content.after.map(line).join("\n"),
    ...buttonsOf(content).map(({ text, url }) => `${text}\n${url}`),
    content.notes.join("\n"),
    `-- \n${content.footer}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
