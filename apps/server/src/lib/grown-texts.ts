import type { Fault } from "@rendezvous/contract/fault";
import { LONG } from "@rendezvous/contract/group-file/fields";

/**
 * The texts that have become too long by being sanitized (`&` becomes `&amp;`, a link gets its `rel`): stored, they could not be saved
 * again. `path` leads to `value`, a text or a text in several languages, or an object of such.
 */
export function findGrownTexts(path: string, value: unknown): Fault[] {
  if (typeof value === "string")
    return value.length > LONG ? [{ path, code: "text_length", min: 0, max: LONG }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    findGrownTexts(path === "" ? name : `${path}.${name}`, inner),
  );
}
