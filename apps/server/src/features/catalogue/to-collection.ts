import type { Collection, PagingQuery } from "@rendezvous/contract/paging";
import { type Reply, reply } from "../../http/call.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { collatorOf } from "@rendezvous/domain/text/collator";
import { matchesSearch, meetsCondition } from "./meets-condition.ts";

type Scalar = string | number | boolean | null;

/** What a collection's records may be searched, sorted and filtered by. */
export interface CollectionShape<Item> {
  /** Fields that conditions and `sort` may name. */
  readonly fields: readonly (keyof Item & string)[];
  /** What `search` looks at: fields, or the texts themselves. */
  readonly searched: readonly (keyof Item & string)[] | ((item: Item) => string[]);
  /** The field by which the items come sorted already. */
  readonly order?: keyof Item & string;
  /** The language of the answer: names are sorted by its rules. */
  readonly locale: string;
}

function byValue(one: Scalar, other: Scalar, locale: string): number {
  if (typeof one === "string" && typeof other === "string") return collatorOf(locale).compare(one, other);
  return Number(one) - Number(other);
}

function unknownField(parameter: string): Refusal {
  return refuse("bad_request", {
    text: `${parameter}: unknown field`,
    fields: { [parameter]: "unknown field" },
  });
}

/** Conditions, search, order and page of a collection, as docs/api.md has them. `items` come in their own order. */
export function toCollection<Item extends object>(
  items: readonly Item[],
  query: PagingQuery,
  shape: CollectionShape<Item>,
): Reply<Collection<Item>> | Refusal {
  const { conditions = [], search, sort, dir, startIndex, results } = query;
  const valueOf = (item: Item, field: string): Scalar => item[field as keyof Item] as Scalar;
  const isKnown = (field: string): boolean => (shape.fields as readonly string[]).includes(field);
  for (const [at, { field }] of conditions.entries())
    if (!isKnown(field)) return unknownField(`conditions.${at}.field`);
  if (sort !== undefined && !isKnown(sort)) return unknownField("sort");

  let found = items.filter((item) =>
    conditions.every((condition) => meetsCondition(valueOf(item, condition.field), condition)),
  );
  if (search?.trim()) {
    const { searched } = shape;
    const texts =
      typeof searched === "function"
        ? searched
        : (item: Item): string[] => searched.map((field) => String(item[field]));
    found = found.filter((item) => matchesSearch(texts(item), search));
  }
  if (sort !== undefined && sort !== shape.order)
    found.sort((one, other) => byValue(valueOf(one, sort), valueOf(other, sort), shape.locale));
  if (dir === "desc") found.reverse();

  const totalRecords = found.length;
  const pageSize = results === "all" ? totalRecords : results;
  const records = found.slice(startIndex, results === "all" ? undefined : startIndex + results);
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
