/** What professionals may write in their texts: enough to structure and to link, nothing that runs, frames or styles. */
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

/** Whether a text is HTML: it has the beginning of a tag, and an end. Any other text is plain and shown as it is written. */
export function hasMarkup(text: string): boolean {
  const tag = text.search(/<[a-z]/i);
  return tag !== -1 && text.includes(">", tag);
}

type MarkupTag = (typeof MARKUP_TAGS)[number];

/** Those that the editor of texts shows and writes; each with the attributes that it keeps, and no others. */
export const EDITED_MARKUP: Readonly<Partial<Record<MarkupTag, readonly string[]>>> = {
  // The server writes both of these itself.
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
