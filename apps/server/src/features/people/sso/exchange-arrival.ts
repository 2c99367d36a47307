import type { LoginAnswer } from "@rendezvous/contract/people/session";
import type { AccountSession, ProSession } from "@rendezvous/domain/permission/session";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { openSsoSession } from "../../ground/session/session-data.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import { openText } from "../../../lib/sealed-text.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { findAccount } from "../account/data.ts";
import { findPro } from "../account/pro-data.ts";
import { toLoginReply } from "../login/to-login-reply.ts";
import { type SsoPerson, takeSsoLogin } from "./data.ts";
import { arrivalSalt } from "./handle-callback.ts";

/**
 * Gives the page its token, once, after the visitor has come back from the provider, so that the token never appears in an
 * address.
 */
export async function exchangeArrival(
  context: Context,
  group: GroupRecord,
  arrival: string | null,
  locale: string,
): Promise<{ readonly ok: true; readonly signedIn: LoginAnswer } | Refusal> {
  const { db, clock, installation } = context;
  const nowMs = clock.now();
  const login =
    arrival === null
      ? null
      : await takeSsoLogin(
          db,
          { groupId: group.id, keyHash: hashToken(arrival), isBack: true },
          new Date(nowMs),
        );
  const session = login?.who ? await toSession(db, group.id, login.who) : null;
  if (arrival === null || !login?.who || !session) return refuse("expired_connection");
  const idToken = openText(login.sealed, installation.secret, arrivalSalt(arrival));
  const opened = { groupId: group.id, who: login.who, idToken, atProvider: login.atProvider };
  const token = await openSsoSession(db, opened, installation.secret, nowMs);
  return { ok: true, signedIn: await toLoginReply(context, { ok: true, session, token }, locale) };
}

/**
 * Returns null when the person no longer exists. A provider is trusted for its own group only, so a professional's session is
 * limited to that group.
 */
async function toSession(
  db: Context["db"],
  groupId: number,
  who: SsoPerson,
): Promise<AccountSession | ProSession | null> {
  const mustChangePassword = false;
  if ("proId" in who) {
    const pro = await findPro(db, who.proId);
    const groups = pro?.groups.filter((one) => one.groupId === groupId) ?? [];
    const { proId } = who;
    return pro && groups.length > 0
      ? { kind: "pro", groupId, proId, email: pro.email, mustChangePassword, groups }
      : null;
  }
  const account = await findAccount(db, groupId, who.accountId);
  return (
    account && {
      kind: "account",
      groupId,
      accountId: account.id,
      email: account.email,
      mustChangePassword,
      isSso: true,
    }
  );
}
