import type { Session } from "./session.ts";

/** Who may make a call; the contract's table of calls names one of these for each. */
export type Access = "anyone" | "group" | "customer" | "pro" | "token";

/** What of a group decides who may see it. */
export interface GroupAccess {
  readonly id: number;
  readonly inactive: boolean;
  readonly openData: boolean;
}

export type AccessRefusal =
  | "group_does_not_exist"
  | "inactive_group"
  | "expired_connection"
  | "forbidden"
  | "bad_request";

export type AccessDecision = { readonly ok: true } | { readonly ok: false; readonly refusal: AccessRefusal };

const ALLOWED: AccessDecision = { ok: true };

function refused(refusal: AccessRefusal): AccessDecision {
  return { ok: false, refusal };
}

/**
 * Decides whether a session may make a call on a group (SPEC section 6): a group that is not open data shows itself to
 * its own people only, an inactive one to nobody. `group` is undefined when the call names none and null when the named
 * one does not exist; only a call for anyone may name none.
 */
export function checkAccess(
  access: Access,
  group: GroupAccess | null | undefined,
  session: Session,
): AccessDecision {
  if (access === "anyone") return ALLOWED;
  // Who has no session learns first of all that one is needed, whatever else is wrong with the call.
  if (session.kind === "visitor" && access !== "group") return refused("expired_connection");
  if (group === undefined) return refused("bad_request");
  if (group === null) return refused("group_does_not_exist");
  if (group.inactive) return refused("inactive_group");
  if (access === "group" && group.openData) return ALLOWED;
  if (session.kind === "visitor") return refused("expired_connection");
  if (session.groupId !== group.id) return refused("forbidden");
  return access === "pro" ? refused("forbidden") : ALLOWED;
}
