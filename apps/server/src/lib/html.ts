import { hasMarkup, MARKUP_TAGS } from "@rendezvous/domain/text/markup";
import sanitize from "sanitize-html";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Text that is HTML already; only `html` makes it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map((part) => part.text).join("");
  return escapeHtml(String(value));
}

/** A tagged template in which every value is escaped, except what another `html` made. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => `${text}${render(values[index - 1] ?? "")}${part}`));
}

const ALLOWED: sanitize.IOptions = {
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
  return sanitize(html, { ...ALLOWED, exclusiveFilter: ({ tag }) => tag === "img" });
}

/** Keeps what is on the allow-list; sanitising twice changes nothing more. A plain text stays as it is. */
export function sanitizeHtml(text: string): string {
  if (hasMarkup(text)) return sanitize(text, ALLOWED);
  // Earlier versions stored the `<` of plain texts as an entity.
  const plain = text.replaceAll(/&[lg]t;/g, (entity) => CHARACTERS[entity]!);
  return hasMarkup(plain) ? text : plain;
}

/** The same of a text that may be written in several languages. */
export function cleanText(text: string | Readonly<Record<string, string>>): string | Record<string, string> {
  if (typeof text === "string") return sanitizeHtml(text);
  return Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, sanitizeHtml(html)]));
}

/** The same for who reads it aloud, where it is in another language than what stands around it. */
export function inLanguage(html: string, lang: string | undefined): string {
  if (lang === undefined) return html;
  const content = hasMarkup(html) ? html : escapeHtml(html).replaceAll("\n", "<br>");
  return `<div lang="${lang}">${content}</div>`;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** What a professional wrote with markup, as lines of plain text; the address of a link follows its words. */
export function htmlToText(html: string): string {
  const lines = html
    .replace(/<a\b[^>]*\bhref="(https?:[^"]+)"[^>]*>(.*?)<\/a>/gis, "$2 ($1)")
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(/<br\b[^>]*>|<\/(?:p|div|h\d|tr|ul|ol|table|blockquote)>/gi, "\n");
  return sanitize(lines, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
