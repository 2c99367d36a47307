import {
  missingScope,
  PERMISSIONS,
  type Reach,
  type Right,
  roleAtHome,
  roleIn,
  worksIn,
} from "./permissions.ts";
import type { Scope } from "./scopes.ts";
import type { Session } from "./session.ts";

/** What of a group decides who may see it. */
export interface GroupAccess {
  readonly id: number;
  readonly inactive: boolean;
  /** Visible without a login: open data, and not for single sign-on only. */
  readonly isOpen: boolean;
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
  /** `scope`: what an access key was not given; none: what no access key is. */
  | { readonly ok: false; readonly refusal: AccessRefusal; readonly scope?: Scope | "none" };

const ALLOWED: AccessDecision = { ok: true };

function refused(refusal: AccessRefusal): AccessDecision {
  return { ok: false, refusal };
}

/**
 * Decides whether a session has a right in a group (the table in permissions.ts): a group that is not open
 * shows itself to its own people only, an inactive one to its professionals. `group` is undefined when the call names none and null
 * when the named one does not exist. Whether a record is one's own is checked where it is read.
 */
export function checkAccess(
  right: Right,
  group: GroupAccess | null | undefined,
  session: Session,
): AccessDecision {
  // A half-way session has less than a visitor: only the right to give the second factor, and what needs no right.
  const isForAnybody = PERMISSIONS[right].visitor === "anywhere";
  if (session.kind === "half_way")
    return right === "prove_factor" || isForAnybody ? ALLOWED : refused("needFactor");
  const scope = missingScope(right, session);
  if (scope !== null) return { ok: false, refusal: "forbidden", scope };
  const reach: Reach = PERMISSIONS[right][group ? roleIn(session, group.id) : roleAtHome(session)];
  const mustChange = (session.kind === "account" || session.kind === "pro") && session.mustChangePassword;
  if (mustChange && reach === "anywhere" && !isForAnybody) return refused("needPasswordChange");
  if (reach === "anywhere") return ALLOWED;
  const isStranger = session.kind === "visitor";
  // Who has no session learns first of all that one is needed, whatever else is wrong with the call.
  if (isStranger && reach === "none") return refused("expired_connection");
  if (group === undefined) return refused("bad_request");
  if (group === null) return refused("group_does_not_exist");
  // Its professionals prepare it before it is published.
  if (group.inactive && !worksIn(session, group.id)) return refused("inactive_group");
  if (reach === "active" || (reach === "open" && group.isOpen)) return ALLOWED;
  if (isStranger) return refused("expired_connection");
  if (reach === "none" || reach === "open") return refused("forbidden");
  return mustChange && right !== "change_account" && right !== "browse"
    ? refused("needPasswordChange")
    : ALLOWED;
}
