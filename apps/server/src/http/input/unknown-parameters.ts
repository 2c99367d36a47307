import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import type { z } from "zod";

/** Parameters that existing clients send with all their calls and that are harmless anywhere. */
const HARMLESS: ReadonlySet<string> = new Set([
  "apikey",
  "token",
  "group_id",
  "locale",
  "results",
  "format",
  "preview",
  "_",
]);

/** Parameters by which a call selects some of many records. */
const CHOOSING = ["conditions", "nDays", "after", "before", "search", "q"];

/** Whether a call returns a list that can be filtered by parameters. */
function isList({ shape }: z.ZodObject): boolean {
  return CHOOSING.some((name) => Object.hasOwn(shape, name));
}

const filters = new Set(
  Object.values(ENDPOINTS).flatMap(({ query }) => (isList(query) ? Object.keys(query.shape) : [])),
);

/** Whether this parameter looks like a filter or a sort order. */
function looksChoosing(name: string): boolean {
  return filters.has(name) || /(^|_)((extern)?ids?|since|until|before|after|deleted|filter)$/.test(name);
}

export interface UnknownParameters {
  /** Parameters without effect on the answer. */
  readonly ignored: readonly string[];
  /** Parameters that are refused, because ignoring them would return more than requested. */
  readonly refused: readonly string[];
}

/** Returns the parameters of a query that its call does not take. `fields`: names that conditions may use. */
export function findUnknownParameters(
  { query: schema, fields = [] }: Pick<Endpoint, "query" | "fields">,
  query: Readonly<Record<string, unknown>>,
): UnknownParameters {
  const unknown = Object.keys(query).filter(
    (name) => !Object.hasOwn(schema.shape, name) && !HARMLESS.has(name),
  );
  const refused = isList(schema)
    ? unknown.filter((name) => looksChoosing(name) || fields.includes(name))
    : [];
  return { refused, ignored: unknown.filter((name) => !refused.includes(name)) };
}

/** Returns the warning header that lists the ignored parameters or fields. */
export function toWarning(what: string, ignored: readonly string[]): string {
  const names = ignored.slice(0, 20).map((name) => encodeURIComponent(name.slice(0, 64)));
  return `299 rendezvous "ignored ${what}: ${names.join(", ")}"`;
}
