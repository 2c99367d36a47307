import { checkAccess } from "@rendezvous/domain/permission/access";
import { isOperatorRight, mayOperate, type Right } from "@rendezvous/domain/permission/permissions";
import { type OperatorSession, type Session, VISITOR } from "@rendezvous/domain/permission/session";
import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import type { Query } from "@rendezvous/domain/query/bracket-query";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { id } from "@rendezvous/contract/ground/wire-values";
import type { Room } from "../lib/rate-limit.ts";
import { findGroupHere } from "./find-group-here.ts";
import type { Context, AuthorizedGroupId } from "./context.ts";
import { isAccessKey } from "./access-key.ts";
import { isAllowedOrigin, isFromOwnPage } from "./cross-origin.ts";
import { findToken, hasAccessKeyInQuery, readBasic, toAddressKey } from "./find-caller.ts";
import { type Refusal, refuse, refuseScope } from "./call.ts";
import { readOperatorCookie } from "./operator-cookie.ts";
import { readSessionCookie } from "./session-cookie.ts";

/**
 * Counts the call for its address and key, and writes what is left of the limit; then checks the key. Waits only for a key that
 * was not checked recently.
 */
export function checkCaller(
  context: Context,
  { right, needsNoKey }: Pick<Endpoint, "right" | "needsNoKey">,
  request: FastifyRequest,
  response: FastifyReply,
  query: Query,
): Refusal | null | Promise<Refusal | null> {
  if (hasAccessKeyInQuery(query)) return refuse("invalid_api_key", { detail: "key_in_address" });
  const inQuery = typeof query["apikey"] === "string" ? query["apikey"] : "";
  // An access key already identifies the program; finding the session checks whether it is valid.
  const isEnough = Boolean(needsNoKey) || (inQuery === "" && isAccessKey(findToken(query, request.headers)));
  const isOld = inQuery === "" && !isEnough && isV1(request);
  const inBody = isOld ? keyInBody(request) : undefined;
  const hasCookie = isOld && readSessionCookie(request.headers) !== undefined;
  return inBody === undefined && !hasCookie
    ? checkKey(context, isEnough, request, response, inQuery)
    : checkOldCaller(context, right, request, response, query, inBody);
}

/** An old client has its key in the body, or after its login only the cookie (docs/decisions/0048 and 0151). */
async function checkOldCaller(
  context: Context,
  right: Right,
  request: FastifyRequest,
  response: FastifyReply,
  query: Query,
  inBody: string | undefined,
): Promise<Refusal | null> {
  if (inBody !== undefined && (await takesLegacyClients(context, right, request, query)))
    return checkKey(context, false, request, response, inBody);
  const isLoggedIn = (await findByCookie(context, right, request)).kind !== "visitor";
  return checkKey(context, isLoggedIn, request, response, "");
}

function isV1(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith("/api/v1/") ?? false;
}

function keyInBody(request: FastifyRequest): string | undefined {
  const { apikey } = (request.body ?? {}) as { apikey?: unknown };
  return typeof apikey === "string" ? apikey : undefined;
}

/** Whether the group of a call, or of its login if the call names none, allows old clients (docs/decisions/0048). */
export async function takesLegacyClients(
  context: Context,
  right: Right,
  request: FastifyRequest,
  query: Query,
): Promise<boolean> {
  const named = findGroupId(groupInPath(request), query, request.body);
  if (!named.ok) return false;
  const groupId = named.groupId ?? (await findHomeId(context, right, request, query));
  return groupId !== undefined && ((await context.groups.find(groupId))?.fields.legacy_clients ?? false);
}

async function findHomeId(
  context: Context,
  right: Right,
  request: FastifyRequest,
  query: Query,
): Promise<number | undefined> {
  const asking = await findAsker(context, right, request, query, undefined);
  return asking.ok && asking.session.kind !== "visitor" ? asking.session.groupId : undefined;
}

function checkKey(
  context: Context,
  needsNoKey: boolean,
  request: FastifyRequest,
  response: FastifyReply,
  key: string,
): Refusal | null | Promise<Refusal | null> {
  const isKnown = context.apiKeys.isKnown(key);
  // A call with an invalid key is counted by network address only; otherwise a caller could avoid the limit with random keys.
  const window = isKnown ? `${toAddressKey(request.ip)} ${key}` : toAddressKey(request.ip);
  const limiter = context.readLimiter;
  const wait = limiter?.take(window) ?? 0;
  if (limiter) response.headers(toRateHeaders(limiter.room(window)));
  if (wait > 0) return refuse("too_many_requests", { headers: { "retry-after": String(wait) } });
  if (isKnown || needsNoKey || (key === "" && !context.config.apiKeyRequired)) return null;
  return context.apiKeys
    .check(key)
    .then((isGood) =>
      isGood ? null : refuse("invalid_api_key", { detail: key === "" ? "missing_key" : "unknown_key" }),
    );
}

/** Counts the call of an access key that has a limit of its own, across all processes. */
export async function consumeKeyLimit(
  { keyLimiter }: Context,
  session: Session,
  response: FastifyReply,
): Promise<Refusal | null> {
  if (session.kind !== "pro" || !session.callsPerMinute || !keyLimiter) return null;
  const { wait, room } = await keyLimiter.take(`access key ${session.proId}`, session.callsPerMinute);
  response.headers(toRateHeaders(room));
  return wait > 0 ? refuse("too_many_requests", { headers: { "retry-after": String(wait) } }) : null;
}

/** The three headers of the IETF's draft that most clients read; see docs/decisions/0147-rate-limit-headers.md. */
function toRateHeaders({ max, remaining, seconds }: Room): Record<string, string> {
  return {
    "ratelimit-limit": String(max),
    "ratelimit-remaining": String(remaining),
    "ratelimit-reset": String(seconds),
  };
}

export interface AuthorizedRequest {
  readonly ok: true;
  readonly session: Session;
  /** The operator, in the calls of the operators' pages. */
  readonly operator: OperatorSession | null;
  readonly group: GroupRecord | null;
  readonly groupId: AuthorizedGroupId | null;
}

/**
 * Checks the session's right in the group. Rights are checked nowhere else, and nothing of a group is read before this check
 * allows the call.
 */
export async function authorizeRequest(
  context: Context,
  right: Right,
  request: FastifyRequest,
  query: Query,
): Promise<AuthorizedRequest | Refusal> {
  if (isOperatorRight(right)) return authorizeOperator(context, right, request, query);
  const named = findGroupId(groupInPath(request), query, request.body);
  if (!named.ok)
    return refuse("bad_request", { text: `group_id: ${named.problem}`, fields: { group_id: named.problem } });
  // The people and keys of a group in another cell are stored there.
  if (context.cells && named.groupId !== undefined) await findGroupHere(context, named.groupId);
  const asking = await findAsker(context, right, request, query, named.groupId);
  if (!asking.ok) return asking;
  const { session } = asking;
  // A call without a group in its path, such as v2's /fiche/appointments, uses the group of the session.
  const groupId = named.groupId ?? (session.kind === "visitor" ? undefined : session.groupId);
  const group = groupId === undefined ? undefined : await findGroupHere(context, groupId);
  const preview = typeof query["preview"] === "string" ? query["preview"] : "";
  if (group && preview !== "" && right === "book" && request.method !== "GET") return refuse("draft_preview");
  const decision = checkAccess(right, group, session);
  if (decision.ok)
    return {
      ok: true,
      session,
      operator: null,
      group: group ? await inPreview(context, group, preview) : null,
      groupId: group ? (group.id as AuthorizedGroupId) : null,
    };
  if (decision.scope !== undefined) return refuseScope(decision.scope);
  if (decision.refusal === "expired_connection") {
    const hasToken = findToken(query, request.headers) !== undefined;
    // Without a login there are no groups to list and no session to renew.
    if (right === "list_groups" && !hasToken) return refuse("forbidden");
    return refuse("expired_connection", { detail: hasToken ? "dead_token" : "missing_token" });
  }
  if (decision.refusal !== "bad_request") return refuse(decision.refusal);
  return refuse("bad_request", { text: "group_id: required", fields: { group_id: "required" } });
}

/** Checks a further right of a caller whom the gate has admitted, for a call that passes its work to another one. */
export function checkFurtherRight(
  right: Right,
  { group, session }: Pick<AuthorizedRequest, "group" | "session">,
): Refusal | null {
  const decision = checkAccess(right, group, session);
  if (decision.ok) return null;
  const { refusal, scope } = decision;
  return scope === undefined ? refuse(refusal) : refuseScope(scope);
}

/**
 * Checks the session of an operator, which is only in a cookie: a token or an access key is refused, and so is a call from
 * another site's page. No group is read.
 */
async function authorizeOperator(
  context: Context,
  right: Right,
  request: FastifyRequest,
  query: Query,
): Promise<AuthorizedRequest | Refusal> {
  const { headers } = request;
  const hasToken = findToken(query, headers) !== undefined || headers.authorization !== undefined;
  if (hasToken || !isFromOwnPage(context, request)) return refuse("forbidden");
  const token = readOperatorCookie(headers, context.config);
  const operator = await context.operatorSessions.find(token);
  if (mayOperate(right, operator))
    return { ok: true, session: VISITOR, operator, group: null, groupId: null };
  return refuse("expired_connection", { detail: token === undefined ? "missing_token" : "dead_token" });
}

/** Returns the group with a draft applied, if the call has the draft's key. */
async function inPreview(context: Context, group: GroupRecord, key: string): Promise<GroupRecord> {
  if (key === "") return group;
  return (await context.previews.find(context, group, key)) ?? group;
}

/** Finds the session by token, or in v1 by e-mail and password with every call. An invalid token counts as a visitor. */
async function findAsker(
  context: Context,
  right: Right,
  request: FastifyRequest,
  query: Query,
  groupId: number | undefined,
): Promise<{ readonly ok: true; readonly session: Session } | Refusal> {
  const token = findToken(query, request.headers);
  const basic = token === undefined && isV1(request) ? readBasic(request.headers.authorization) : null;
  if (basic) {
    const group = groupId === undefined ? null : await context.groups.find(groupId);
    return context.sessions.findByPassword(group, basic, toAddressKey(request.ip));
  }
  if (token === undefined) return { ok: true, session: await findByCookie(context, right, request) };
  if (isAccessKey(token)) {
    const session = await context.accessKeys.find(token);
    if (session?.kind === "expired") return refuse("invalid_api_key", { detail: "expired_key" });
    return session ? { ok: true, session } : refuse("invalid_api_key", { detail: "unknown_key" });
  }
  const session = await context.sessions.findByToken(token, right);
  // A GET may come from a mail scanner and proves nothing; any other method proves access to the mailbox.
  if (session.kind === "booking" && request.method !== "GET") await context.sessions.proveMailbox(session);
  return { ok: true, session };
}

/**
 * Returns the session of a cookie if the call is to v1, its group has `legacy_clients`, and it comes from one of the group's sites:
 * all three, because a browser sends the cookie with requests from any site. Otherwise the caller is a visitor.
 */
async function findByCookie(context: Context, right: Right, request: FastifyRequest): Promise<Session> {
  const token = isV1(request) ? readSessionCookie(request.headers) : undefined;
  if (token === undefined) return VISITOR;
  const session = await context.sessions.findByToken(token, right);
  if (session.kind === "visitor") return VISITOR;
  const group = await context.groups.find(session.groupId);
  const { origin } = request.headers;
  const isOurs = origin === undefined || (await isAllowedOrigin(context, origin, group));
  return group?.fields.legacy_clients && isOurs ? session : VISITOR;
}

function groupInPath(request: FastifyRequest): unknown {
  const isInGroup = request.routeOptions.url?.includes("/groups/:id") ?? false;
  return isInGroup ? (request.params as { id?: string }).id : undefined;
}

type FoundGroupId =
  | { readonly ok: true; readonly groupId: number | undefined }
  | { readonly ok: false; readonly problem: string };

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The records in a body that may name their group. */
const RECORDS = ["appointment", "account", "pro", "fiche", "vevent"] as const;

/** Returns the group that a call names in the path, the query or the body; if several do, they must agree. */
function findGroupId(path: unknown, query: unknown, body: unknown): FoundGroupId {
  const named = [path, member(query, "group_id")];
  if (body !== undefined) {
    named.push(member(body, "group_id"));
    for (const name of RECORDS) named.push(member(member(body, name), "group_id"));
  }
  let groupId: number | undefined;
  for (const value of named) {
    if (value === undefined || value === null || value === "") continue;
    const [only, ...more] = Array.isArray(value) ? (value as unknown[]) : [value];
    const parsed = id.safeParse(more.length > 0 ? value : only);
    if (!parsed.success) return { ok: false, problem: "expected the id of a group" };
    if (groupId !== undefined && parsed.data !== groupId)
      return { ok: false, problem: "expected the group of the path" };
    groupId = parsed.data;
  }
  return { ok: true, groupId };
}
