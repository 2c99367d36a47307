import type { CreateAppointmentBody } from "@rendezvous/contract/appointment";
import type { Session } from "@rendezvous/domain/permission/session";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import type { CallInput } from "../../lib/call.ts";
import { refuse, type Refusal } from "../../lib/refusal.ts";
import type { FicheReach, PersonAsked } from "../booking/choose-fiche.ts";
import { findFicheName } from "../booking/data.ts";
import { readPerson } from "../fiche/read-person.ts";
import type { GroupRecord } from "../group/group-record.ts";

/**
 * Who is to attend: a fiche by its id, which must be the session's, or a person as typed. A person whom an account types
 * becomes one of its own, under its own address (SPEC section 6).
 */
export async function readWho(
  { context, groupId, session, body }: CallInput<"createAppointment">,
  group: GroupRecord,
): Promise<{ readonly ok: true; readonly person: PersonAsked } | Refusal> {
  const { id, ...typed }: CreateAppointmentBody["appointment"]["fiche"] = body.appointment.fiche;
  const account = session.kind === "account" && session.groupId === group.id ? session : null;
  if (id === undefined) {
    const read = readPerson(group, account?.email ? { ...typed, email: account.email } : typed);
    return read.ok
      ? { ok: true, person: { ...read.person, accountId: account?.accountId ?? null } }
      : refuse("create_fiche_failed", { fields: read.fields });
  }
  const reach = reachOf(session, group.id);
  const name = reach && (await findFicheName(context.db, groupId, id));
  return name ? { ok: true, person: { kind: "fiche", id, reach, ...name } } : refuse("fiche_not_authorized");
}

/** Whose fiches the session may book for, by their ids; null where it has none in this group. */
function reachOf(session: Session, groupId: number): FicheReach | null {
  if (session.kind === "pro") return roleIn(session, groupId) === "visitor" ? null : { kind: "group" };
  if (session.kind === "visitor" || session.groupId !== groupId) return null;
  if (session.kind === "account") return { kind: "account", accountId: session.accountId };
  if (session.kind === "fiche")
    return { kind: "token", tokenId: session.tokenId, tokenFicheId: session.ficheId };
  return null;
}
