import type { Query, QueryValue } from "../query/bracket-query.ts";

/** The longest valid value; longer ones are ignored. */
const LONGEST = 2000;
/** The most values of a list, more than a person could book at once. */
const MOST = 100;

/** Returns a parameter's text, trimmed; the first one of a repeated parameter. "" if there is none, or it is too long. */
export function textParameter(query: Query, name: string): string {
  return toText(query[name]);
}

function toText(value: QueryValue | undefined): string {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" && first.length <= LONGEST ? first.trim() : "";
}

/** Accepts `true`, `t` or `1` in any letter case; anything else is false. */
export function isTrue(text: string): boolean {
  return /^(?:true|t|1)$/i.test(text);
}

/** Accepts `false`, `f` or `0`, for parameters where other texts have a meaning of their own. */
export function isFalse(text: string): boolean {
  return /^(?:false|f|0)$/i.test(text);
}

/**
 * Returns the values of `name=1,2`, `name[]=1&name[]=2` and `name=1`, trimmed, without empty and duplicate ones. With `splits:
 * "single"` the values of a list are not split at commas.
 */
export function listParameter(query: Query, name: string, splits: "all" | "single" = "all"): string[] {
  const value = query[name];
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
  const isSplit = splits === "all" || !Array.isArray(value);
  const parts = texts.flatMap((text) => (isSplit ? text.split(",") : [text])).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== "").slice(0, MOST);
}

/** Returns the texts of `name[a]=1&name[b]=2` by key; ignores keys that none of our fields could have. */
export function mapParameter(query: Query, name: string): Record<string, string> {
  const value = query[name];
  if (typeof value !== "object" || Array.isArray(value)) return {};
  const entries = Object.entries(value)
    .filter(([key]) => /^[a-z]\w{0,63}$/i.test(key))
    .map(([key, one]) => [key, toText(one)] as const)
    .filter(([, text]) => text !== "");
  return Object.fromEntries(entries.slice(0, MOST));
}
