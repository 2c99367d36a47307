import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { EndpointName, ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import type { Scope } from "@rendezvous/domain/permission/scopes";
import type { OperatorSession, Session } from "@rendezvous/domain/permission/session";
import type { z } from "zod";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Detail } from "@rendezvous/contract/ground/details";
import type { ErrorCode, ErrorShape } from "@rendezvous/contract/ground/errors";
import type { Context, AuthorizedGroupId } from "./context.ts";
import type { InnerAnswer, InnerCall } from "./inner-call.ts";
import { toEtag } from "./output/etag.ts";

export type CallName = EndpointName;

type EndpointOf<Name extends CallName> = (typeof ENDPOINTS)[Name];

type Checked<Name extends CallName, Part extends "query" | "body"> = Part extends "body"
  ? EndpointOf<Name> extends { readonly keepsRawBody: true }
    ? Buffer
    : CheckedPart<Name, Part>
  : CheckedPart<Name, Part>;

type CheckedPart<Name extends CallName, Part extends "query" | "body"> =
  EndpointOf<Name> extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? z.output<Schema>
    : undefined;

/** The rights that need no group. */
type Groupless =
  | "found_group"
  | "find_group"
  | "sign_in"
  | "list_groups"
  | "hand_over"
  | "prove_factor"
  | "remove_factors"
  | "enter_operation"
  | "operate";
type InGroup<Name extends CallName, Value> = EndpointOf<Name>["right"] extends Groupless
  ? Value | null
  : Value;

/** The parameters of the path, if it has them. */
export interface PathParams {
  readonly urlname?: string;
  readonly appointmentId?: number;
  readonly veventId?: number;
  readonly passId?: number;
  readonly calendarId?: number;
  readonly ficheId?: number;
  readonly accountId?: number;
  readonly proId?: number;
  readonly recordId?: number;
  readonly changeId?: number;
  readonly draftId?: number;
  readonly wishId?: number;
  readonly invitationId?: number;
  readonly keyId?: number;
  readonly feedId?: number;
  readonly sourceId?: number;
  readonly webhookId?: number;
  readonly deliveryId?: number;
  readonly importId?: number;
  readonly jobId?: number;
  /** The id of the group in a call of an operator's page. */
  readonly operatedGroupId?: number;
}

/** The input of a call after the permission check and the validation of its parameters. */
export interface CallInput<Name extends CallName> {
  readonly context: Context;
  readonly version: ApiVersion;
  readonly group: InGroup<Name, GroupRecord>;
  readonly groupId: InGroup<Name, AuthorizedGroupId>;
  readonly session: Session;
  /** The operator, in the calls of the operators' pages. */
  readonly operator: OperatorSession | null;
  readonly params: PathParams;
  readonly query: Checked<Name, "query">;
  readonly body: Checked<Name, "body">;
  /** The language of texts: the requested one, otherwise the group's. */
  readonly locale: string;
  readonly headers: IncomingHttpHeaders;
  /** The API key of the call; empty if there is none. */
  readonly apiKey: string;
  /** The caller's network address, in the form that limits count. */
  readonly address: string;
  readonly requestId: string;
  /** The query string without the token and the API key, for use as a cache key. */
  readonly queryText: string;
  /** Makes another call as the same caller. */
  readonly makeCall: (call: InnerCall) => Promise<InnerAnswer>;
}

export interface Reply<Body> {
  readonly ok: true;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Each entry is sent as a separate Set-Cookie header. */
  readonly cookies?: readonly string[];
  /** Bytes, texts and streams are sent unchanged with the content type in `headers`; anything else as JSON. */
  readonly body: Body | Buffer | Readable;
}

export function reply<Body>(
  body: Body | Buffer | Readable,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Reply<Body> {
  return { ok: true, status, headers, body };
}

/** Returns a single record with its entity tag, for 304 answers and If-Match. */
export function replyRecord<Body>(body: Body): Reply<Body> {
  return reply(body, { headers: { etag: toEtag(body) } });
}

/** Returns the location of a created record, and its entity tag if there is one. */
export function createdHeaders(path: string, etag: string | undefined): Readonly<Record<string, string>> {
  return { location: `/api/v3${path}`, ...(etag !== undefined && { etag }) };
}

type ReplyBody<Name extends CallName> = z.output<EndpointOf<Name>["reply"]>;

export type Handler<Name extends CallName> = (
  input: CallInput<Name>,
) => Promise<Reply<ReplyBody<Name>> | Refusal> | Reply<ReplyBody<Name>> | Refusal;

/** The answers to a group's form in the body of a call, the path to them, and the names of the form's fields. */
export interface FormAnswers {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
}

export interface Call {
  readonly name: CallName;
  readonly handle: (input: CallInput<never>) => Promise<Reply<unknown> | Refusal> | Reply<unknown> | Refusal;
  /** True: the call counts for address, group and key, but not for the person. */
  readonly sparesPerson?: ((input: CallInput<never>) => boolean) | undefined;
  /** Returns the answers to the group's forms in the body. */
  readonly formAnswers?: ((input: CallInput<never>) => readonly FormAnswers[]) | undefined;
}

/** Defines the implementation of a call; the contract has the call's description. */
export function defineCall<Name extends CallName>(
  name: Name,
  handle: Handler<Name>,
  more: {
    readonly sparesPerson?: (input: CallInput<Name>) => boolean;
    readonly formAnswers?: (input: CallInput<Name>) => readonly FormAnswers[];
  } = {},
): Call {
  return { name, handle, ...more };
}

/** The refusal of a call: the code determines status and texts (send-refusal.ts). */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Added after the code's own text in v1 and v2, for the developer of a client. */
  readonly text?: string | undefined;
  /** The exact reason, for the developer of a client. */
  readonly detail?: Detail | undefined;
  /** The error of each field or parameter. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Data with which a client can continue, in v3. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The shape of the body, if the call has a special one for this code. */
  readonly shape?: ErrorShape | undefined;
}

export function refuse(code: ErrorCode, details: Omit<Refusal, "ok" | "code"> = {}): Refusal {
  return { ok: false, code, ...details };
}

/** Refuses an access key that lacks a scope. */
export function refuseScope(scope: Scope | "none"): Refusal {
  return refuse("forbidden", { detail: "missing_scope", details: { scope } });
}
