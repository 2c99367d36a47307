import type { Condition } from "@rendezvous/contract/ground/paging";

type Scalar = string | number | boolean | null;

const ORDERS: Record<"=" | "!=" | ">" | ">=" | "<" | "<=", (order: number) => boolean> = {
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
};

function normalise(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * `%` matches any text and `_` one character, in any letter case. Uses no regular expression, because a pattern of many `%` would
 * backtrack without end.
 */
function isLike(text: string, pattern: string): boolean {
  const [own, searched] = [normalise(text), normalise(pattern)];
  let at = 0;
  let next = 0;
  let retry = { at: 0, next: -1 };
  while (at < own.length) {
    if (searched[next] === "%") {
      retry = { at, next };
      next += 1;
    } else if (searched[next] === "_" || searched[next] === own[at]) {
      at += 1;
      next += 1;
    } else {
      if (retry.next < 0) return false;
      // On a mismatch, the last `%` takes one more character.
      retry.at += 1;
      at = retry.at;
      next = retry.next + 1;
    }
  }
  return /^%*$/.test(searched.slice(next));
}

/** Returns a number below, equal to or above 0; null when the values cannot be compared. */
function compare(own: Scalar, value: string): number | null {
  if (own === null) return null;
  if (typeof own === "boolean") return /^(1|t|true)$/i.test(value) === own ? 0 : 1;
  if (typeof own === "number") {
    // The pattern comes first, because Number alone also reads "1e3" and "0x3e8" as numbers.
    return /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? own - Number(value) : null;
  }
  return own < value ? -1 : own > value ? 1 : 0;
}

function isAmong(own: Scalar, list: string): boolean {
  return list.split(",").some((value) => compare(own, value.trim()) === 0);
}

/** Whether a field's value meets one condition of a query; a missing value meets only negated ones. */
export function meetsCondition(own: Scalar, { op, value }: Condition): boolean {
  if (op === "in") return isAmong(own, value);
  if (op === "not in") return !isAmong(own, value);
  if (op === "like") return own !== null && isLike(String(own), value);
  if (op === "not like") return own === null || !isLike(String(own), value);
  const order = compare(own, value);
  if (order === null) return op === "!=";
  return ORDERS[op](order);
}

/** Whether one of the texts contains the search text, ignoring accents and letter case. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const searched = normalise(search.trim());
  return texts.some((text) => normalise(text).includes(searched));
}
