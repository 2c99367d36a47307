import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Endpoint } from "@rendezvous/contract/endpoints/define-endpoint";
import type { z } from "zod";

/** Every call takes them, or they change nothing anywhere: clients in use put them on all their calls. */
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

/** Parameters of calls that answer many records, by which they choose some. */
const CHOOSING = ["conditions", "nDays", "after", "before", "search", "q"];

/** Whether a call answers many records of which its parameters choose some. */
function isList({ shape }: z.ZodObject): boolean {
  return CHOOSING.some((name) => Object.hasOwn(shape, name));
}

const filters = new Set(
  Object.values(ENDPOINTS).flatMap(({ query }) => (isList(query) ? Object.keys(query.shape) : [])),
);

/** Whether this parameter is meant to filter or sort the answer. */
function looksChoosing(name: string): boolean {
  return filters.has(name) || /(^|_)((extern)?ids?|since|until|before|after|deleted|filter)$/.test(name);
}

export interface UnknownParameters {
  /** Left aside: the answer is the same without them. */
  readonly ignored: readonly string[];
  /** To ignore these would answer more than was asked for. */
  readonly refused: readonly string[];
}

/** The parameters of a query that its call does not take. `fields`: what conditions may name there. */
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

/** The header that says which parameters or fields were left aside. */
export function toWarning(what: string, ignored: readonly string[]): string {
  const names = ignored.slice(0, 20).map((name) => encodeURIComponent(name.slice(0, 64)));
  return `299 rendezvous "ignored ${what}: ${names.join(", ")}"`;
}
