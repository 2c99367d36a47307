import type { LoginAnswer } from "@rendezvous/contract/people/session";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { listVisibleAppointments } from "../../booking/appointments/data.ts";
import { toAppointment } from "../../booking/appointments/to-appointment.ts";
import { describeSession } from "./describe-session.ts";
import type { SuccessfulLogin } from "./successful-login.ts";

/** Returns the answer to every kind of login. */
export async function toLoginReply(
  context: Context,
  { session, token }: SuccessfulLogin,
  locale: string,
): Promise<LoginAnswer> {
  const { pro, account, sso_logged, needPasswordChange, needFactor, pendingRdv, groups } =
    await describeSession(context, session, session.groupId);
  return {
    pro,
    account,
    account_token: token,
    sso_logged,
    needPasswordChange,
    needFactor,
    pendingRdv,
    groups,
    fiche: { appointments: await listUpcoming(context, session, locale) },
    error: null,
  };
}

/** Lists a client's appointments only, because a professional looks at one day at a time. */
async function listUpcoming(context: Context, session: SuccessfulLogin["session"], locale: string) {
  const group = await context.groups.find(session.groupId);
  if (session.kind === "pro" || session.kind === "half_way" || !group) return [];
  const appointments = await listVisibleAppointments(context.db, group.id as AuthorizedGroupId, session, {
    ficheId: null,
    calendarIds: null,
    since: new Date(context.clock.now()),
    withCancelled: false,
  });
  return appointments.map((parts) => toAppointment(parts, group, locale, context.installation.secret));
}
