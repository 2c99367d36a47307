import { checkAccess } from "@rendezvous/domain/permission/access";
import type { Right } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Query } from "@rendezvous/domain/query/bracket-query";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { GroupRecord } from "../features/group/group-record.ts";
import type { AuthorizedGroupId } from "./authorized-group.ts";
import { readBasic } from "./basic-sign-in.ts";
import { findToken, toAddressKey } from "./find-caller.ts";
import { findGroupId } from "./find-group-id.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { findSession, VISITOR } from "./session.ts";

/** Counts the call for its address and key, then asks whether the key is good: only a key not seen lately is waited for. */
export function checkCaller(
  context: Context,
  needsNoKey: boolean,
  request: FastifyRequest,
  query: Query,
): Refusal | null | Promise<Refusal | null> {
  const key = typeof query["apikey"] === "string" ? query["apikey"] : "";
  const isKnown = context.apiKeys.isKnown(key);
  // A made-up key must not open a window of its own.
  const window = isKnown ? `${toAddressKey(request.ip)} ${key}` : toAddressKey(request.ip);
  const wait = context.readLimiter?.take(window) ?? 0;
  if (wait > 0) return refuse("too_many_requests", { headers: { "retry-after": String(wait) } });
  if (isKnown || needsNoKey || (key === "" && !context.config.apiKeyRequired)) return null;
  return context.apiKeys
    .check(key)
    .then((isGood) =>
      isGood ? null : refuse("invalid_api_key", { detail: key === "" ? "missing_key" : "unknown_key" }),
    );
}

export interface Admission {
  readonly ok: true;
  readonly session: Session;
  readonly group: GroupRecord | null;
  readonly groupId: AuthorizedGroupId | null;
}

/** The one place where a session meets a group: nothing of a group is read before this has said yes. */
export async function admit(
  context: Context,
  right: Right,
  request: FastifyRequest,
  query: Query,
): Promise<Admission | Refusal> {
  const named = findGroupId(groupInPath(request), query, request.body);
  if (!named.ok)
    return refuse("bad_request", { text: `group_id: ${named.problem}`, fields: { group_id: named.problem } });
  const asking = await findAsker(context, right, request, query, named.groupId);
  if (!asking.ok) return asking;
  const { session } = asking;
  // Calls such as v2's /fiche/appointments name no group: the session's own is meant.
  const groupId = named.groupId ?? (session.kind === "visitor" ? undefined : session.groupId);
  const group = groupId === undefined ? undefined : await context.groups.find(groupId);
  const decision = checkAccess(right, group, session);
  if (decision.ok)
    return {
      ok: true,
      session,
      group: group ?? null,
      groupId: group ? (group.id as AuthorizedGroupId) : null,
    };
  if (decision.refusal === "expired_connection") {
    const hasToken = findToken(query, request.headers) !== undefined;
    // Nobody's groups are nobody's (WIRE.md, section 2): there is no connection to renew.
    if (right === "list_groups" && !hasToken) return refuse("forbidden");
    return refuse("expired_connection", { detail: hasToken ? "dead_token" : "missing_token" });
  }
  if (decision.refusal !== "bad_request") return refuse(decision.refusal);
  return refuse("bad_request", { text: "group_id: required", fields: { group_id: "required" } });
}

const VISITING = { ok: true, session: VISITOR } as const;

/** By token, or in v1 by e-mail and password with every call. A token that opens nothing makes a visitor. */
async function findAsker(
  context: Context,
  right: Right,
  request: FastifyRequest,
  query: Query,
  groupId: number | undefined,
): Promise<{ readonly ok: true; readonly session: Session } | Refusal> {
  const token = findToken(query, request.headers);
  const isV1 = request.routeOptions.url?.startsWith("/api/v1/") ?? false;
  const basic = token === undefined && isV1 ? readBasic(request.headers.authorization) : null;
  if (basic) {
    const group = groupId === undefined ? null : await context.groups.find(groupId);
    return context.basicSignIn(group, basic, toAddressKey(request.ip));
  }
  if (token === undefined) return VISITING;
  const { secret } = context.installation;
  return { ok: true, session: await findSession(context.db, token, secret, context.clock.now(), right) };
}

function groupInPath(request: FastifyRequest): unknown {
  const isInGroup = request.routeOptions.url?.includes("/groups/:id") ?? false;
  return isInGroup ? (request.params as { id?: string }).id : undefined;
}
