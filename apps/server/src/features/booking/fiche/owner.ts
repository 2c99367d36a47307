import { roleIn } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";

/** Whose fiches a session sees and writes: its account's, the one whose key it has, or its group's. */
export type FicheOwner =
  | { readonly kind: "account"; readonly accountId: number }
  | { readonly kind: "fiche"; readonly ficheId: number }
  | { readonly kind: "group" };

/** null for who has none in this group. */
export function toFicheOwner(session: Session, groupId: number): FicheOwner | null {
  if (session.kind === "pro") return roleIn(session, groupId) === "visitor" ? null : { kind: "group" };
  if (session.kind === "visitor" || session.groupId !== groupId) return null;
  if (session.kind === "account") return { kind: "account", accountId: session.accountId };
  return session.kind === "fiche" && session.seesAll ? { kind: "fiche", ficheId: session.ficheId } : null;
}
