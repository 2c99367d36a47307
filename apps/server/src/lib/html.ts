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

/** Text that is already HTML; only `html` creates it. */
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

/** A tagged template that escapes every value except the result of another `html`. */
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
  // Replaces h1 by h2, because only the page's own title is an h1.
  transformTags: {
    h1: "h2",
    a: sanitize.simpleTransform("a", { rel: "noopener noreferrer nofollow", target: "_blank" }),
    img: sanitize.simpleTransform("img", { loading: "lazy" }),
  },
};

/** Sanitises for a mail, which must load nothing from other servers. */
export function sanitizeForMail(html: string): string {
  return sanitize(html, { ...ALLOWED, exclusiveFilter: ({ tag }) => tag === "img" });
}

/** Removes everything that is not on the allow-list; sanitising twice changes nothing more. A plain text stays unchanged. */
export function sanitizeHtml(text: string): string {
  if (hasMarkup(text)) return sanitize(text, ALLOWED);
  // Earlier versions stored the `<` of plain texts as an entity.
  const plain = text.replaceAll(/&[lg]t;/g, (entity) => CHARACTERS[entity]!);
  return hasMarkup(plain) ? text : plain;
}

/** Sanitises a text, or a text in several languages. */
export function cleanText(text: string | Readonly<Record<string, string>>): string | Record<string, string> {
  if (typeof text === "string") return sanitizeHtml(text);
  return Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, sanitizeHtml(html)]));
}

/** Marks a text with its language for screen readers, if the surrounding text has another language. */
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

/** Converts a professional's markup to plain lines; a link's address follows its text. */
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
