import {
  isOperatorRight,
  missingScope,
  PERMISSIONS,
  type Reach,
  type Right,
  roleInOwnGroup,
  roleIn,
  worksIn,
} from "./permissions.ts";
import type { Scope } from "./scopes.ts";
import type { Session } from "./session.ts";

/** The fields of a group that decide who may see it. */
export interface GroupAccess {
  readonly id: number;
  readonly inactive: boolean;
  /** Visible without a login: public, and not limited to single sign-on. */
  readonly isOpen: boolean;
  /** An operator has taken the group offline. */
  readonly isDeactivated?: boolean;
}

export type AccessRefusal =
  | "group_does_not_exist"
  | "inactive_group"
  | "expired_connection"
  | "forbidden"
  | "needPasswordChange"
  | "needFactor"
  | "bad_request";

export type AccessDecision =
  | { readonly ok: true }
  /** `scope`: the scope that the access key lacks; none: no access key can have the right. */
  | { readonly ok: false; readonly refusal: AccessRefusal; readonly scope?: Scope | "none" };

const ALLOWED: AccessDecision = { ok: true };

function refuse(refusal: AccessRefusal): AccessDecision {
  return { ok: false, refusal };
}

/**
 * Decides whether a session has a right in a group (the table in permissions.ts): a group that is not open is visible only to its
 * own people, an inactive one only to its professionals. `group` is undefined when the call names none and null when the named
 * one does not exist. The query of a record checks whether it is one's own.
 */
export function checkAccess(
  right: Right,
  group: GroupAccess | null | undefined,
  session: Session,
): AccessDecision {
  // An operator's session is no session of a group: the gate decides about it by `mayOperate`.
  if (isOperatorRight(right)) return refuse("forbidden");
  // A half-way session may only give the second factor, and do what a visitor may do in every group.
  const isForAnybody = PERMISSIONS[right].visitor === "anywhere";
  if (session.kind === "half_way")
    return right === "prove_factor" || isForAnybody ? ALLOWED : refuse("needFactor");
  const scope = missingScope(right, session);
  if (scope !== null) return { ok: false, refusal: "forbidden", scope };
  const reach: Reach = PERMISSIONS[right][group ? roleIn(session, group.id) : roleInOwnGroup(session)];
  const mustChange = (session.kind === "account" || session.kind === "pro") && session.mustChangePassword;
  if (mustChange && reach === "anywhere" && !isForAnybody) return refuse("needPasswordChange");
  if (reach === "anywhere") return ALLOWED;
  const isStranger = session.kind === "visitor";
  // A missing session is reported before all other errors of the call.
  if (isStranger && reach === "none") return refuse("expired_connection");
  if (group === undefined) return refuse("bad_request");
  if (group === null) return refuse("group_does_not_exist");
  // Professionals prepare the group before it is published.
  if (group.inactive && !worksIn(session, group.id)) return refuse("inactive_group");
  if (group.isDeactivated && right === "book") return refuse("inactive_group");
  if (reach === "active" || (reach === "open" && group.isOpen)) return ALLOWED;
  if (isStranger) return refuse("expired_connection");
  if (reach === "none" || reach === "open") return refuse("forbidden");
  return mustChange && right !== "change_account" && right !== "browse"
    ? refuse("needPasswordChange")
    : ALLOWED;
}
