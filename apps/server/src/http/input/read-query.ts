import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import { type ParsedQuery, parseBracketQuery } from "@rendezvous/domain/query/bracket-query";
import { checkInput } from "./check-input.ts";
import { type Refusal, refuse } from "../call.ts";
import { findUnknownParameters } from "./unknown-parameters.ts";

/** A query string parsed once, and validated by the call's schema. */
export interface CheckableQuery {
  readonly parsed: ParsedQuery;
  /** The query string without token and API key, for use as a cache key. */
  readonly publicText: string;
  /** Parameters that the call does not take and ignores. */
  readonly ignored: readonly string[];
  /** Called only after the permission check, so that a stranger learns nothing about parameters. */
  check(): { readonly ok: true; readonly value: unknown } | Refusal;
}

/** Results are cached, because clients repeat the same queries, and parsing costs more than finding the cached answer. */
const MAX_CACHED = 1000;
const MAX_CACHED_LENGTH = 500;

// Keyed by call, then by query string, because building one key costs more than two lookups.
const cache = new Map<string, Map<string, CheckableQuery>>();
let count = 0;

/** Cached results are shared, so callers must not change them. Queries with a token, even a hold's, are never cached. */
export function readQuery(
  callName: string,
  endpoint: Pick<Endpoint, "query" | "fields">,
  queryText: string,
): CheckableQuery {
  const cached = cache.get(callName)?.get(queryText);
  if (cached) return cached;
  const parsed = parseBracketQuery(queryText);
  const { ignored, refused } = findUnknownParameters(endpoint, parsed.ok ? parsed.query : {});
  let checked: ReturnType<CheckableQuery["check"]> | undefined;
  const read: CheckableQuery = {
    parsed,
    publicText: queryText.replaceAll(/(^|&)(?:token|apikey)=[^&]*/g, ""),
    ignored,
    check: () =>
      (checked ??=
        refused[0] === undefined
          ? checkInput(endpoint.query, parsed.ok ? parsed.query : {})
          : refuseAll(refused)),
  };
  const isSecret = parsed.ok && ("token" in parsed.query || "hold" in parsed.query);
  if (parsed.ok && !isSecret && queryText.length <= MAX_CACHED_LENGTH) keep(callName, queryText, read);
  return read;
}

function refuseAll(names: readonly string[]): Refusal {
  const problem = "not a parameter of this call";
  return refuse("bad_request", {
    text: `${names[0]}: ${problem}`,
    detail: "unknown_parameter",
    fields: Object.fromEntries(names.slice(0, 20).map((name) => [name.slice(0, 100), problem])),
  });
}

function keep(callName: string, queryText: string, read: CheckableQuery): void {
  if (count >= MAX_CACHED) {
    cache.clear();
    count = 0;
  }
  const ofCall = cache.get(callName) ?? new Map<string, CheckableQuery>();
  cache.set(callName, ofCall);
  ofCall.set(queryText, read);
  count += 1;
}
