import {
  isOperatorRight,
  PERMISSIONS,
  type Reach,
  type Right,
} from "@rendezvous/domain/permission/permissions";
import { type EndpointName, ENDPOINTS, isJsonAnswer } from "../endpoints.ts";
import { type Endpoint, type ApiVersion, PASSWORD_REFUSALS } from "./define-endpoint.ts";
import type { ErrorCode } from "./errors.ts";

/** Returns every code that a call may answer because of the call itself. */
export function refusalsOf(name: EndpointName, version: ApiVersion): readonly ErrorCode[] {
  return refusalsOfEndpoint(ENDPOINTS[name], version);
}

export function refusalsOfEndpoint(endpoint: Endpoint, version: ApiVersion): readonly ErrorCode[] {
  const { right, method, paths, query, creates, takesIfMatch, refusals = [] } = endpoint;
  const path = paths[version] ?? "";
  const reviewed = new Set<ErrorCode>([
    "bad_request",
    "too_many_requests",
    // A call that needs no site key still refuses an invalid access key.
    "invalid_api_key",
    ...(isJsonAnswer(path, endpoint) ? (["not_acceptable"] as const) : []),
    ...gateRefusalsOf(right, method),
    // In v1 every call may contain a password, so it may be refused like a login.
    ...(version === "v1" ? ([...PASSWORD_REFUSALS, "sso_login_only", "needFactor"] as const) : []),
    ...(/\{\w+Id\}/.test(path) || "draft_id" in query.shape ? (["not_found"] as const) : []),
    // Also for a call that takes no body, if it gets one.
    ...(method === "GET" ? [] : (["payload_too_large", "unsupported_media_type"] as const)),
    ...(creates ? (["idempotency_key_reused"] as const) : []),
    ...(takesIfMatch ? (["precondition_failed"] as const) : []),
    ...refusals,
  ]);
  return [...reviewed];
}

/** Returns the refusals of the permission check, from the table of permissions. */
function gateRefusalsOf(right: Right, method: Endpoint["method"]): ErrorCode[] {
  if (isOperatorRight(right))
    return PERMISSIONS[right].visitor === "anywhere" ? ["forbidden"] : ["expired_connection", "forbidden"];
  // The calls of groups never get an operator's session, so the column of operators does not count.
  const { visitor, operator: _operator, ...others } = PERMISSIONS[right];
  const reaches: readonly Reach[] = [visitor, ...Object.values(others)];
  if (reaches.every((reach) => reach === "anywhere")) return [];
  const isForSome = visitor === "none" || visitor === "open";
  const mayLookAround = right === "browse" || right === "change_account";
  return [
    "group_does_not_exist",
    "inactive_group",
    ...(right === "book" && method !== "GET" ? (["draft_preview"] as const) : []),
    ...(isForSome ? (["expired_connection", "forbidden"] as const) : []),
    ...(isForSome && !mayLookAround ? (["needPasswordChange"] as const) : []),
    ...(right === "prove_factor" ? [] : (["needFactor"] as const)),
  ];
}
