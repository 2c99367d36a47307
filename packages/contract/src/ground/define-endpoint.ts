import type { Right } from "@rendezvous/domain/permission/permissions";
import type { z } from "zod";
import type { ErrorCode, ErrorShape } from "./errors.ts";
import { localeQuerySchema } from "./wire-values.ts";

export type ApiVersion = "v1" | "v2" | "v3";

/** The kind of call for rate limits; the server's table sets the limits (http/limits.ts). */
export type CallLimit =
  | "found"
  | "invite"
  | "login"
  | "register"
  | "reset"
  | "move"
  | "cancel"
  | "hold"
  | "wish"
  | "search"
  | "test"
  | "download"
  | "delete"
  | "confirm"
  | "arrive"
  | "preview"
  | "upload"
  | "sandbox"
  | "operate";

/** The format of a table that is downloaded. */
export type FileFormat = "csv" | "xlsx";

/** The full description of a call: routes, validation, documentation, tests and the types of both sides are generated from it. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path in each version that has the call. `{name}` is a path parameter; `.json` is accepted at the end of every path. */
  readonly paths: Partial<Readonly<Record<ApiVersion, string>>>;
  /** The right that the call needs; the domain's table of permissions says who has it. */
  readonly right: Right;
  /**
   * The rate limit of the call, besides that of all calls together. A map of limits to fields of the body: each limit applies
   * only if its field has a value.
   */
  readonly limit?: CallLimit | Partial<Readonly<Record<CallLimit, string>>>;
  readonly query: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly summary: string;
  /** A sample body for the documentation. */
  readonly example?: object;
  /** The codes that it refuses with, besides those of every call (refusals.ts). */
  readonly refusals?: readonly ErrorCode[];
  /** Refusals whose body is the same in every version. */
  readonly refusalShapes?: Partial<Readonly<Record<ErrorCode, ErrorShape>>>;
  /** For a list: the fields that `sort` and conditions may use. */
  readonly fields?: readonly string[];
  /** The token in the URL is enough; no site key is needed. */
  readonly needsNoKey?: true;
  /** The body may be form-encoded as well. */
  readonly takesForm?: true;
  /** Answers 201, and repeats the answer for the same Idempotency-Key. */
  readonly creates?: true;
  /** Answers 201, but takes no Idempotency-Key. */
  readonly status?: 201;
  /** The answer is a file in one of these formats. */
  readonly files?: readonly FileFormat[];
  /** The record has an ETag for If-None-Match. */
  readonly hasEtag?: true;
  /** The limit in bytes, if larger than usual. */
  readonly largestBody?: number;
  /** The handler validates the body, to report all faults of a record at once. */
  readonly checksOwnBody?: true;
  /** The handler gets the raw bytes, because parsing that much JSON would block other requests. */
  readonly keepsRawBody?: true;
  /** The call checks If-Match against the ETag of the record that it changes. */
  readonly takesIfMatch?: true;
}

type Definition = Omit<Endpoint, "query"> & Partial<Pick<Endpoint, "query">>;
type Defined<Parts extends Definition> = Parts extends { readonly query: z.ZodObject }
  ? Parts
  : Parts & { readonly query: typeof localeQuerySchema };

/** Keeps the exact type of each part; a misspelt name does not compile. Without `query`, the call takes only `locale`. */
export function defineEndpoint<const Parts extends Definition>(
  parts: Parts & Record<Exclude<keyof Parts, keyof Endpoint>, never>,
): Defined<Parts> {
  return { query: localeQuerySchema, ...parts } as unknown as Defined<Parts>;
}

/** Refusals that several calls share. */

export const SLOT_REFUSALS = [
  "availabletimeslots",
  "vevent",
  "too_many_items",
  "max_rdv_period",
  "mintime_rdv",
] as const satisfies ErrorCode[];

export const FICHE_REFUSALS = ["fiche_not_authorized", "create_fiche_failed"] as const satisfies ErrorCode[];

export const PASSWORD_REFUSALS = [
  "emailError",
  "passwordError",
  "blockedUser",
] as const satisfies ErrorCode[];
