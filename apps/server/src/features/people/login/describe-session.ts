import type { CurrentSession, SessionAccount } from "@rendezvous/contract/people/session";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { listStoredFactors } from "../../ground/session/factor-data.ts";
import { findPendingRdv } from "../../ground/session/pending-rdv-data.ts";
import { listVisibleAppointments } from "../../booking/appointments/data.ts";
import { findProGroups } from "../../catalogue/group/list-pro-groups.ts";
import { findBookingEmail, findFicheEmail, findProName } from "./data.ts";

export interface AppointmentQuery {
  readonly cancel_apt?: number | undefined;
  readonly export_apt?: number | undefined;
}

const NOBODY: CurrentSession = {
  pro: null,
  account: null,
  // Only the answer to a booking contains this token; here the caller has it already.
  fiche_token: null,
  sso_logged: false,
  needPasswordChange: false,
  needFactor: null,
  pendingRdv: null,
  groups: [],
};

/** Describes the session in the requested group; a visitor if the session belongs to another group. */
export async function describeSession(
  context: Context,
  session: Session,
  groupId: number | undefined,
  appointmentQuery: AppointmentQuery = {},
): Promise<CurrentSession> {
  if (session.kind === "visitor") return NOBODY;
  if (session.kind === "half_way") {
    const factors = await listStoredFactors(context.db, session.proId);
    return { ...NOBODY, needFactor: { kinds: [...new Set(factors.map(({ kind }) => kind))] } };
  }
  if (session.kind === "pro") {
    const home =
      session.groups.find((one) => one.groupId === groupId) ??
      session.groups.find((one) => one.groupId === session.groupId);
    if (!home) return NOBODY;
    const pro = {
      id: session.proId,
      email: session.email,
      ...(await findProName(context.db, session.proId)),
      group_id: home.groupId,
      call_center: home.role === "call_centre",
    };
    const groups = await findProGroups(context, session);
    return { ...NOBODY, pro, needPasswordChange: session.mustChangePassword, groups };
  }
  if (groupId !== undefined && session.groupId !== groupId) return NOBODY;
  const account = await describeCustomer(context, session, appointmentQuery);
  if (session.kind !== "account") return { ...NOBODY, account };
  const now = new Date(context.clock.now());
  return {
    ...NOBODY,
    account,
    sso_logged: session.isSso,
    needPasswordChange: session.mustChangePassword,
    pendingRdv: await findPendingRdv(context.db, session.groupId, session.accountId, now),
  };
}

type Customer = Exclude<Session, { readonly kind: "visitor" | "half_way" | "pro" }>;

async function describeCustomer(
  { db }: Context,
  session: Customer,
  { cancel_apt, export_apt }: AppointmentQuery,
): Promise<SessionAccount> {
  const email = await emailOf(db, session);
  const isAsked = cancel_apt !== undefined || export_apt !== undefined;
  const ids = isAsked ? await listIds(db, session) : new Set<number>();
  const present = (id: number | undefined): number | null => (id !== undefined && ids.has(id) ? id : null);
  return {
    id: session.kind === "account" ? session.accountId : 0,
    email,
    cancel_apt: present(cancel_apt),
    export_apt: present(export_apt),
  };
}

function emailOf(db: Context["db"], session: Customer): string | Promise<string> {
  if (session.kind === "account") return session.email ?? "";
  return session.kind === "fiche" && session.seesAll
    ? findFicheEmail(db, session.groupId, session.ficheId)
    : findBookingEmail(db, session.groupId, session);
}

/** Returns the session's own appointments that are not cancelled, for cancelling and exporting. */
async function listIds(db: Context["db"], session: Customer): Promise<Set<number>> {
  // May act for the group, because the session belongs to it and the query returns only what the session may see.
  const groupId = session.groupId as AuthorizedGroupId;
  const filter = { ficheId: null, calendarIds: null, since: null, withCancelled: false };
  const appointments = await listVisibleAppointments(db, groupId, session, filter);
  return new Set(appointments.map(({ id }) => id));
}
