import { MARKUP_TAGS } from "@rendezvous/domain/text/markup";
import sanitize from "sanitize-html";
import { escapeHtml } from "./escape-html.ts";

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...MARKUP_TAGS],
  allowedAttributes: {
    a: ["href", "title", "rel", "target"],
    abbr: ["title"],
    img: ["src", "alt", "title", "width", "height", "loading"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    "*": ["lang", "dir"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  // h1 is the page's own.
  transformTags: {
    h1: "h2",
    a: sanitize.simpleTransform("a", { rel: "noopener noreferrer nofollow", target: "_blank" }),
    img: sanitize.simpleTransform("img", { loading: "lazy" }),
  },
};

/** The same for a mail, which loads nothing from anywhere else. */
export function sanitizeForMail(html: string): string {
  return sanitize(html, { ...OPTIONS, exclusiveFilter: ({ tag }) => tag === "img" });
}

/** Keeps what is on the allow-list; sanitising twice changes nothing more. A plain text stays as it is. */
export function sanitizeHtml(html: string): string {
  // Most texts carry no markup; a lone `&` is left to the reader of the HTML.
  return html.includes("<") ? sanitize(html, OPTIONS) : html;
}

/** The same of a text that may be written in several languages. */
export function cleanText(text: string | Readonly<Record<string, string>>): string | Record<string, string> {
  if (typeof text === "string") return sanitizeHtml(text);
  return Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, sanitizeHtml(html)]));
}

/** The same for who reads it aloud, where it is in another language than what stands around it. */
export function inLanguage(html: string, lang: string | undefined): string {
  if (lang === undefined) return html;
  const content = html.includes("<") ? html : escapeHtml(html).replaceAll("\n", "<br>");
  return `<div lang="${lang}">${content}</div>`;
}
