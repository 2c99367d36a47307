import type { Accept, ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import type { Editable } from "@rendezvous/contract/office/record";
import { missingScope, type Right } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import { type Refusal, refuse } from "../../../http/call.ts";

/**
 * The permission check cannot see everything about a call: a change of the catalogue may include settings, in a draft or by an
 * undo, and cancel or move appointments. An access key needs the scopes of these as well.
 */

/** Settings that decide how people log in: with these an access key could make itself an owner. */
const LOGIN_SETTINGS = ["sso", "sso_login_only", "second_factor_required"];

export function refuseSettings(session: Session, editable: Editable, changed: object): Refusal | null {
  if (editable !== "settings") return null;
  const isLogin = LOGIN_SETTINGS.some((name) => Object.hasOwn(changed, name));
  return refuseWithout(isLogin ? "manage_pros" : "manage_settings", session);
}

/**
 * Refuses the publication of a draft if the access key lacks a right that the draft's changes, or the decisions about affected
 * appointments, need.
 */
export function refusePublication(
  session: Session,
  changes: readonly { readonly editable: Editable; readonly sent: object }[],
  accept: Accept,
): Refusal | null {
  for (const { editable, sent } of changes) {
    const refused = refuseSettings(session, editable, sent);
    if (refused) return refused;
  }
  return refuseSettlement(session, accept);
}

export function refuseSettlement(session: Session, accept: Accept): Refusal | null {
  const isKept = accept.every(({ action }) => action === "keep");
  return isKept ? null : refuseWithout("move_appointments", session);
}

/** Removes the attendees' names for a session that may not see appointments. */
export function hideAttendeeNames(session: Session, concerned: readonly ConcernedAppointment[]) {
  const isHidden = missingScope("see_appointments", session) !== null;
  return concerned.map((one) => (isHidden ? { ...one, name: "" } : { ...one }));
}

function refuseWithout(right: Right, session: Session): Refusal | null {
  const scope = missingScope(right, session);
  return scope === null ? null : refuse("forbidden", { detail: "missing_scope", details: { scope } });
}
