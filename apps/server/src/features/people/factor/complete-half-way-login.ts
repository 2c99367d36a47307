import type { LoginAnswer } from "@rendezvous/contract/people/session";
import type { HalfWaySession, ProSession } from "@rendezvous/domain/permission/session";
import type { Context } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { findPro } from "../account/pro-data.ts";
import { openSession } from "../../ground/session/session-data.ts";
import { toLoginReply } from "../login/to-login-reply.ts";
import { endHalfWayLogin } from "./data.ts";

/** Replaces a half-way session by a full one; null when it has ended meanwhile. */
export async function completeHalfWayLogin(
  { context, locale }: { readonly context: Context; readonly locale: string },
  { groupId, proId, email }: HalfWaySession,
  halfWayToken: string,
): Promise<LoginAnswer | null> {
  const nowMs = context.clock.now();
  const entered = await transaction(context.db, async (connection) => {
    const before = await endHalfWayLogin(connection, halfWayToken, nowMs);
    const pro = before && (await findPro(connection, proId));
    if (!before || !pro) return null;
    const mustChangePassword = before.must_change_password;
    const session: ProSession = {
      kind: "pro",
      groupId,
      proId,
      email,
      mustChangePassword,
      groups: pro.groups,
    };
    return { ok: true as const, session, token: await openSession(connection, groupId, session, nowMs) };
  });
  return entered && toLoginReply(context, entered, locale);
}
