import sanitize from "sanitize-html";

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** What a professional wrote with markup, as lines of plain text; the address of a link follows its words. */
export function htmlToText(html: string): string {
  const lines = html
    .replace(/<a\b[^>]*\bhref="(https?:[^"]+)"[^>]*>(.*?)<\/a>/gis, "$2 ($1)")
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(/<br\b[^>]*>|<\/(?:p|div|h\d|tr|ul|ol|table|blockquote)>/gi, "\n");
  return sanitize(lines, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
