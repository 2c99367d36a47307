import type { Endpoint } from "@rendezvous/contract/endpoints/define-endpoint";
import { type ParsedQuery, parseBracketQuery } from "@rendezvous/domain/query/bracket-query";
import { checkInput } from "./check-input.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { findUnknownParameters } from "./unknown-parameters.ts";

/** A query string read once: its parameters, and what the call's schema makes of them. */
export interface ReadQuery {
  readonly parsed: ParsedQuery;
  /** The query string without token and API key: fit to be a cache's key. */
  readonly publicText: string;
  /** Parameters that the call does not take and that change nothing. */
  readonly ignored: readonly string[];
  /** Called only after the gate: a stranger learns nothing about parameters. */
  check(): { readonly ok: true; readonly value: unknown } | Refusal;
}

/** Clients ask the same questions again and again; reading one costs more than finding its answer ready. */
const MAX_KEPT = 1000;
const MAX_KEPT_LENGTH = 500;

// By call, then by the text as it came: to put a key together costs more than to look it up.
const cache = new Map<string, Map<string, ReadQuery>>();
let count = 0;

/** Kept results are shared: no caller changes what a query was read as. Queries with a token, be it a hold's, are never kept. */
export function readQuery(
  callName: string,
  endpoint: Pick<Endpoint, "query" | "fields">,
  queryText: string,
): ReadQuery {
  const cached = cache.get(callName)?.get(queryText);
  if (cached) return cached;
  const parsed = parseBracketQuery(queryText);
  const { ignored, refused } = findUnknownParameters(endpoint, parsed.ok ? parsed.query : {});
  let checked: ReturnType<ReadQuery["check"]> | undefined;
  const read: ReadQuery = {
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
  if (parsed.ok && !isSecret && queryText.length <= MAX_KEPT_LENGTH) keep(callName, queryText, read);
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

function keep(callName: string, queryText: string, read: ReadQuery): void {
  if (count >= MAX_KEPT) {
    cache.clear();
    count = 0;
  }
  const ofCall = cache.get(callName) ?? new Map<string, ReadQuery>();
  cache.set(callName, ofCall);
  ofCall.set(queryText, read);
  count += 1;
}
