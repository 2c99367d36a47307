import type { Collection, Condition, PagingQuery } from "@rendezvous/contract/ground/paging";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import { collatorOf } from "@rendezvous/domain/text/collator";
import { parseTime } from "@rendezvous/domain/time/zone";
import { type Reply, reply, type Refusal, refuse } from "../../../http/call.ts";
import { matchesSearch, meetsCondition } from "./meets-condition.ts";

type Scalar = string | number | boolean | null;

/** How the records of a collection may be searched, sorted and filtered. */
export interface CollectionShape<Item> {
  /** The fields that conditions and `sort` may use. */
  readonly fields: readonly (keyof Item & string)[];
  /** The fields in which the parameter `search` looks, or a function that returns the texts to look in. */
  readonly searched: readonly (keyof Item & string)[] | ((item: Item) => string[]);
  /** The field by which the items are already sorted. */
  readonly order?: keyof Item & string;
  /** The fields that are dates or times: conditions compare their instants, read from the field given here. */
  readonly times?: { readonly zone: string; readonly fields: Partial<Record<string, keyof Item & string>> };
  /** The language of the answer, whose rules sort names. */
  readonly locale: string;
}

function byValue(one: Scalar, other: Scalar, locale: string): number {
  if (typeof one === "string" && typeof other === "string") return collatorOf(locale).compare(one, other);
  return Number(one) - Number(other);
}

export function refuseUnknownField(parameter: string): Refusal {
  return refuse("bad_request", {
    text: `${parameter}: unknown field`,
    fields: { [parameter]: "unknown field" },
  });
}

export function refuseInvalidTime(parameter: string): Refusal {
  const problem = "expected YYYY-MM-DD, YYYY-MM-DD HH:MM:SS or RFC 3339";
  return refuse("bad_request", { text: `${parameter}: ${problem}`, fields: { [parameter]: problem } });
}

/** Returns the times that a filter of the query compares with; null when one of them is invalid. */
export function readConditionInstants({ op, value }: Condition, zone: string): EpochMs[] | null {
  const parts = op === "in" || op === "not in" ? value.split(",") : [value];
  const instants = parts.map((part) => parseTime(zone, part));
  return instants.every((one) => one !== null) ? instants : null;
}

/** Returns null when the condition is not about a time, or compares its text. */
function timeTest<Item extends object>(
  condition: Condition,
  { times }: CollectionShape<Item>,
): ((item: Item) => boolean) | "no time" | null {
  const { field, op } = condition;
  const named = times?.fields[field];
  if (!times || named === undefined || op === "like" || op === "not like") return null;
  const instants = readConditionInstants(condition, times.zone);
  if (!instants) return "no time";
  const asNumbers = { ...condition, value: instants.join(",") };
  return (item) => {
    const own = item[named];
    return meetsCondition(typeof own === "string" ? parseTime(times.zone, own) : null, asNumbers);
  };
}

/** Filters, searches, sorts and pages a collection (docs/api.md). `items` come in their default order. */
export function toCollection<Item extends object>(
  items: readonly Item[],
  query: PagingQuery,
  shape: CollectionShape<Item>,
): Reply<Collection<Item>> | Refusal {
  const { conditions = [], search, sort, dir, startIndex, results } = query;
  const valueOf = (item: Item, field: string): Scalar => item[field as keyof Item] as Scalar;
  const isKnown = (field: string): boolean => (shape.fields as readonly string[]).includes(field);
  for (const [at, { field }] of conditions.entries())
    if (!isKnown(field)) return refuseUnknownField(`conditions.${at}.field`);
  if (sort !== undefined && !isKnown(sort)) return refuseUnknownField("sort");

  const tests: ((item: Item) => boolean)[] = [];
  for (const [at, condition] of conditions.entries()) {
    const test = timeTest(condition, shape);
    if (test === "no time") return refuseInvalidTime(`conditions.${at}.value`);
    tests.push(test ?? ((item) => meetsCondition(valueOf(item, condition.field), condition)));
  }
  let matches = items.filter((item) => tests.every((test) => test(item)));
  if (search?.trim()) {
    const { searched } = shape;
    const texts =
      typeof searched === "function"
        ? searched
        : (item: Item): string[] => searched.map((field) => String(item[field]));
    matches = matches.filter((item) => matchesSearch(texts(item), search));
  }
  if (sort !== undefined && sort !== shape.order)
    matches.sort((one, other) => byValue(valueOf(one, sort), valueOf(other, sort), shape.locale));
  if (dir === "desc") matches.reverse();

  const totalRecords = matches.length;
  const pageSize = results === "all" ? totalRecords : results;
  const records = matches.slice(startIndex, results === "all" ? undefined : startIndex + results);
  return reply({
    records,
    totalRecords,
    recordsReturned: records.length,
    startIndex,
    pageSize,
    sort: sort ?? shape.order ?? null,
    dir,
  });
}
