/** The HTML tags that professionals may use in texts: enough for structure and links, but no scripts, frames or styles. */
export const MARKUP_TAGS = [
  "a",
  "abbr",
  "b",
  "blockquote",
  "br",
  "caption",
  "cite",
  "code",
  "dd",
  "div",
  "dl",
  "dt",
  "em",
  "figcaption",
  "figure",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "i",
  "img",
  "li",
  "mark",
  "ol",
  "p",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "table",
  "tbody",
  "td",
  "th",
  "thead",
  "tr",
  "u",
  "ul",
] as const; // prettier-ignore

/** True for a text with the beginning and the end of an HTML tag. Any other text is plain and shown as written. */
export function hasMarkup(text: string): boolean {
  const tag = text.search(/<[a-z]/i);
  return tag !== -1 && text.includes(">", tag);
}

type MarkupTag = (typeof MARKUP_TAGS)[number];

/** The tags that the text editor shows and writes, each with the only attributes that it preserves. */
export const EDITED_MARKUP: Readonly<Partial<Record<MarkupTag, readonly string[]>>> = {
  // The server sets `rel` and `target` itself.
  a: ["href", "rel", "target"],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  em: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  li: [],
  ol: [],
  p: [],
  s: [],
  strong: [],
  u: [],
  ul: [],
};
