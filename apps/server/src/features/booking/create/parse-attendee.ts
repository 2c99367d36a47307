import type { CreateAppointmentBody } from "@rendezvous/contract/booking/appointment";
import { newFicheEmail } from "@rendezvous/domain/account/new-fiche-email";
import type { AttendeeInput, FicheReach, Proof } from "@rendezvous/domain/booking/attendee";
import type { FormViewer } from "@rendezvous/domain/form/form-for-viewer";
import type { Session } from "@rendezvous/domain/permission/session";
import { roleIn } from "@rendezvous/domain/permission/permissions";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { refuse, type Refusal } from "../../../http/call.ts";
import type { Caller } from "../../ground/history/author.ts";
import { toLanguage } from "../../../http/locale.ts";
import { findFicheName, findFicheOfBooking } from "./attendee-data.ts";
import { readPerson } from "../fiche/read-person.ts";

export interface ParsedAttendee {
  readonly ok: true;
  readonly attendee: AttendeeInput;
  /** The language that a new person chose for their mails. */
  readonly requestedLanguage: string | undefined;
}

interface WithFiche {
  readonly body: { readonly appointment: Pick<CreateAppointmentBody["appointment"], "fiche"> };
}

/**
 * Returns the attendee: a fiche of the session by its id, or a person as typed. A person whom an account types becomes a fiche of
 * the account, under the account's address (docs/slots-and-bookings.md, "Whose fiche"). `today` is a day on the group's clock.
 */
export async function parseAttendee(
  { context, groupId, session, body }: Omit<Caller, "group"> & WithFiche,
  group: GroupRecord,
  today: string,
  viewer: FormViewer,
): Promise<ParsedAttendee | Refusal> {
  const {
    id,
    metadata: _keys,
    ...typed
  }: CreateAppointmentBody["appointment"]["fiche"] = body.appointment.fiche;
  const account = session.kind === "account" && session.groupId === group.id ? session : null;
  if (id === undefined) {
    const email = account && newFicheEmail(account);
    const answers = email === null ? typed : { ...typed, email };
    const read = readPerson(group, answers, today, viewer);
    if (!read.ok) return refuse("create_fiche_failed", { fields: read.fields });
    // With single sign-on the account may type any address, so only the address that the provider sent is proven.
    const mayClaim = account?.isSso ? read.person.email === account.email : Boolean(account?.email);
    const proof = account ? (mayClaim ? "own" : null) : await proofOf(context, session, groupId);
    const attendee = { ...read.person, accountId: account?.accountId ?? null, mayClaim, proof };
    return { ok: true, attendee, requestedLanguage: toLanguage(asText(attendee.fields["locale"])) };
  }
  const reach = reachOf(session, group.id);
  const name = reach && (await findFicheName(context.db, groupId, id));
  if (!name) return refuse("fiche_not_authorized");
  const proof = reach.kind === "token" ? await proofOf(context, session, groupId) : "own";
  return { ok: true, attendee: { kind: "fiche", id, reach, ...name, proof }, requestedLanguage: undefined };
}

/** Returns the evidence that the booker may act for a typed person: a professional's role, the fiche of the session, or null. */
async function proofOf({ db }: Context, session: Session, groupId: AuthorizedGroupId): Promise<Proof> {
  if (roleIn(session, groupId) === "visitor") return null;
  if (session.kind === "pro") return "own";
  if (session.kind === "fiche")
    return { ficheId: session.ficheId, tokenId: session.seesAll ? null : session.tokenId };
  if (session.kind !== "booking") return null;
  const ficheId = await findFicheOfBooking(db, groupId, session.bookingId);
  return ficheId === null ? null : { ficheId, tokenId: null };
}

function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Returns the fiches that the session may book for; null if it has none in this group. */
function reachOf(session: Session, groupId: number): FicheReach | null {
  if (session.kind === "pro") return roleIn(session, groupId) === "visitor" ? null : { kind: "group" };
  if (session.kind === "visitor" || session.groupId !== groupId) return null;
  if (session.kind === "account") return { kind: "account", accountId: session.accountId };
  if (session.kind === "fiche")
    return { kind: "token", tokenId: session.tokenId, tokenFicheId: session.ficheId };
  return null;
}
