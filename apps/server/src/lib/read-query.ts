import type { z } from "zod";
import { type ParsedQuery, parseBracketQuery } from "@rendezvous/domain/query/bracket-query";
import { checkInput } from "./check-input.ts";
import type { Refusal } from "./refusal.ts";

/** A query string read once: its parameters, and what the call's schema makes of them. */
export interface ReadQuery {
  readonly parsed: ParsedQuery;
  /** The query string without token and API key: fit to be a cache's key. */
  readonly publicText: string;
  /** Called only after the gate: a stranger learns nothing about parameters. */
  check(): { readonly ok: true; readonly value: unknown } | Refusal;
}

/** Clients ask the same questions again and again; reading one costs more than finding its answer ready. */
const MAX_KEPT = 1000;
const MAX_KEPT_LENGTH = 500;

const kept = new Map<string, ReadQuery>();

/** Answers may be shared: nobody changes what a query was read as. Queries with a token, be it a hold's, are never kept. */
export function readQuery(callName: string, schema: z.ZodType | undefined, queryText: string): ReadQuery {
  const key = `${callName}?${queryText}`;
  const known = kept.get(key);
  if (known) return known;
  const parsed = parseBracketQuery(queryText);
  let checked: ReturnType<ReadQuery["check"]> | undefined;
  const read: ReadQuery = {
    parsed,
    publicText: queryText.replaceAll(/(^|&)(?:token|apikey)=[^&]*/g, ""),
    check: () => (checked ??= checkInput(schema, parsed.ok ? parsed.query : {})),
  };
  if (parsed.ok && !("token" in parsed.query) && !("hold" in parsed.query) && key.length <= MAX_KEPT_LENGTH) {
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, read);
  }
  return read;
}
