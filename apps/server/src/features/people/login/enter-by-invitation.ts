import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { ProSession, Session } from "@rendezvous/domain/permission/session";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { findPro } from "../account/pro-data.ts";
import {
  addMember,
  findInvitation,
  findExistingPro,
  type ExistingPro,
  consumeInvitation,
} from "../team/invitation-data.ts";
import { addMembershipChange, personName } from "../team/add-people-change.ts";
import { signIn } from "../../ground/session/credentials.ts";
import type { LoginSource } from "../../ground/session/known-device.ts";
import { openProSession } from "../../ground/session/open-pro-session.ts";
import type { SuccessfulLogin } from "./successful-login.ts";

/**
 * Accepts an invitation. A person without a login must set a password next. A person with a login must give the password of that
 * login or be logged in already, because the link proves only access to a mailbox, and people forward such mails to colleagues.
 */
export async function enterByInvitation(
  context: Context,
  group: GroupRecord | null,
  session: Session,
  key: string,
  typed: { readonly password: string; readonly source: LoginSource },
): Promise<SuccessfulLogin | Refusal> {
  const nowMs = context.clock.now();
  const invitation = await findInvitation(context.db, key, nowMs);
  if (!invitation || (group && group.id !== invitation.group_id)) return refuse("dead_key");
  const pro = await findExistingPro(context.db, invitation.email);
  if (pro?.has_login) {
    const refusal = await proveLogin(context, session, pro, { ...typed, email: invitation.email });
    if (refusal) return refusal;
  }
  return accept(context, key, pro?.has_login ?? false, nowMs);
}

/** Returns null when the invited professional is logged in. */
async function proveLogin(
  context: Context,
  session: Session,
  pro: ExistingPro,
  {
    source,
    ...credentials
  }: { readonly email: string; readonly password: string; readonly source: LoginSource },
): Promise<Refusal | null> {
  if (session.kind === "pro" && session.proId === pro.id && !session.mustChangePassword) return null;
  if (credentials.password === "") return refuse("passwordError");
  const signed = await signIn(context, null, credentials, source);
  return signed.ok ? null : signed;
}

function accept(
  context: Context,
  key: string,
  hasLogin: boolean,
  nowMs: EpochMs,
): Promise<SuccessfulLogin | Refusal> {
  return transaction<SuccessfulLogin | Refusal>(context.db, async (connection) => {
    const used = await consumeInvitation(connection, key, nowMs);
    if (!used) return refuse("dead_key");
    const { id: proId, is_new: isNew } = await addMember(connection, used);
    const { role, calendars } = used;
    // The invitation belongs to this group.
    const signed = { groupId: used.group_id as AuthorizedGroupId, proId, at: new Date(nowMs) };
    const noted = { recordId: proId, recordName: personName(used), action: "joined" } as const;
    if (isNew) await addMembershipChange(connection, signed, noted, [null, { role, calendars }]);
    const groups = (await findPro(connection, proId))?.groups ?? [];
    const session: ProSession = {
      kind: "pro",
      groupId: used.group_id,
      proId,
      email: used.email,
      mustChangePassword: !hasLogin,
      groups,
    };
    return { ok: true, ...(await openProSession(connection, session, nowMs)) };
  });
}
