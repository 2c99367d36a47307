import { roleIn } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";

/**
 * The fiches that a session may read and write: a client's account, the fiche of a fiche key, or all fiches of a professional's
 * group.
 */
export type FicheOwner =
  | { readonly kind: "account"; readonly accountId: number }
  | { readonly kind: "fiche"; readonly ficheId: number }
  | { readonly kind: "group" };

/** Returns null if the session has no fiches in this group. */
export function toFicheOwner(session: Session, groupId: number): FicheOwner | null {
  if (session.kind === "pro") return roleIn(session, groupId) === "visitor" ? null : { kind: "group" };
  if (session.kind === "visitor" || session.groupId !== groupId) return null;
  if (session.kind === "account") return { kind: "account", accountId: session.accountId };
  return session.kind === "fiche" && session.seesAll ? { kind: "fiche", ficheId: session.ficheId } : null;
}
