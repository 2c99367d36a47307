import type { Query, QueryValue } from "../query/bracket-query.ts";

/** Longer than any value that means something here; what is longer counts as not given. */
const LONGEST = 2000;
/** A link that names more than this names nothing a person could book at once. */
const MOST = 100;

/** A parameter's text, trimmed; of a repeated one the first counts. "" where there is none, or one too long. */
export function textOf(query: Query, name: string): string {
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

/** The opposite of `isTrue`, where a text that is neither has a meaning of its own. */
export function isFalse(text: string): boolean {
  return /^(?:false|f|0)$/i.test(text);
}

/**
 * The values of `name=1,2`, `name[]=1&name[]=2` and `name=1`, trimmed, without empty ones and repetitions. Where each
 * value was written by itself (`splits: "single"`), a comma belongs to it.
 */
export function listOf(query: Query, name: string, splits: "all" | "single" = "all"): string[] {
  const value = query[name];
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
  const isSplit = splits === "all" || !Array.isArray(value);
  const parts = texts.flatMap((text) => (isSplit ? text.split(",") : [text])).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== "").slice(0, MOST);
}

/** The texts of `name[a]=1&name[b]=2` by their keys; keys that no field of ours could have are left out. */
export function mapOf(query: Query, name: string): Record<string, string> {
  const value = query[name];
  if (typeof value !== "object" || Array.isArray(value)) return {};
  const entries = Object.entries(value)
    .filter(([key]) => /^[a-z]\w{0,63}$/i.test(key))
    .map(([key, one]) => [key, toText(one)] as const)
    .filter(([, text]) => text !== "");
  return Object.fromEntries(entries.slice(0, MOST));
}
