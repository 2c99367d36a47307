import type { Right } from "@rendezvous/domain/permission/permissions";
import type { z } from "zod";
import type { ErrorCode, ErrorShape } from "../errors.ts";

export type Version = "v1" | "v2" | "v3";

/** What a call counts as; the server's table says how many are too many (http/limits.ts). */
export type CallLimit =
  | "found"
  | "invite"
  | "login"
  | "register"
  | "reset"
  | "move"
  | "cancel"
  | "hold"
  | "search"
  | "test"
  | "download"
  | "delete"
  | "confirm"
  | "preview"
  | "upload";

/** All there is to say about a call: routes, checks, documents, tests and the types of both sides are made from it. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In each version that has it. `{name}` is a path parameter; `.json` is accepted at the end of every path. */
  readonly paths: Partial<Readonly<Record<Version, string>>>;
  /** Who may make it: the domain's table of permissions says for each right. */
  readonly right: Right;
  /** How often it may be made, beside all calls together. By a field of the body: only where that has a value. */
  readonly limit?: CallLimit | Partial<Readonly<Record<CallLimit, string>>>;
  readonly query: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly summary: string;
  /** A body, as the description shows it. */
  readonly example?: object;
  /** What it refuses besides what every call does (refusals.ts). */
  readonly refusals?: readonly ErrorCode[];
  /** Refusals whose body is the same in every version. */
  readonly refusalShapes?: Partial<Readonly<Record<ErrorCode, ErrorShape>>>;
  /** Of a list: what `sort` and conditions may name. */
  readonly fields?: readonly string[];
  /** The token in the URL is enough, no API key. */
  readonly needsNoKey?: true;
  /** Takes its body form-encoded too. */
  readonly takesForm?: true;
  /** Answers 201, and the same again to the same Idempotency-Key. */
  readonly creates?: true;
  /** The record has an ETag, which If-None-Match may name. */
  readonly hasEtag?: true;
  /** In bytes, where it is more than usual. */
  readonly largestBody?: number;
  /** Its handler checks the body, to tell every fault of a record at once. */
  readonly checksOwnBody?: true;
  /** Its handler gets the bytes of the body: reading so much JSON would keep everybody else waiting. */
  readonly keepsRawBody?: true;
  /** Heeds the ETag of the record that is to be changed. */
  readonly takesIfMatch?: true;
}

/** Each part keeps its own type; a misspelt one does not compile. */
export function defineEndpoint<const Defined extends Endpoint>(
  endpoint: Defined & Record<Exclude<keyof Defined, keyof Endpoint>, never>,
): Defined {
  return endpoint;
}
