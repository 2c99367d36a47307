import type { Fault } from "@rendezvous/contract/ground/fault";
import { MAX_MARKUP_LENGTH } from "@rendezvous/contract/office/group-file/fields";

/**
 * Returns the texts that sanitising made too long (`&` becomes `&amp;`, a link gets its `rel`); once stored, such a text could
 * not be saved a second time. `path` is the path of `value`: a text, a text in several languages, or an object of texts.
 */
export function findOverlongTexts(path: string, value: unknown): Fault[] {
  if (typeof value === "string")
    return value.length > MAX_MARKUP_LENGTH
      ? [{ path, code: "text_length", min: 0, max: MAX_MARKUP_LENGTH }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    findOverlongTexts(path === "" ? name : `${path}.${name}`, inner),
  );
}
