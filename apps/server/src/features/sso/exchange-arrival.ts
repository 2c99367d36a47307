import type { SignedIn } from "@rendezvous/contract/session";
import type { AccountSession } from "@rendezvous/domain/permission/session";
import type { Context } from "../../http/context.ts";
import { openSsoSession } from "../session/session-data.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { openText } from "../../lib/sealed-text.ts";
import { hashToken } from "../session/token-data.ts";
import { findAccount } from "../account/data.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { toSignedIn } from "../login/to-signed-in.ts";
import { takeSsoLogin } from "./data.ts";
import { arrivalSalt } from "./handle-callback.ts";

/** The page fetches its token, once, after the way back from the provider: the token never stands in an address. */
export async function exchangeArrival(
  context: Context,
  group: GroupRecord,
  arrival: string | null,
  locale: string,
): Promise<{ readonly ok: true; readonly signedIn: SignedIn } | Refusal> {
  const { db, clock, installation } = context;
  const nowMs = clock.now();
  const taken =
    arrival === null
      ? null
      : await takeSsoLogin(
          db,
          { groupId: group.id, keyHash: hashToken(arrival), hasAccount: true },
          new Date(nowMs),
        );
  const account = taken?.accountId ? await findAccount(db, group.id, taken.accountId) : null;
  if (arrival === null || !taken || !account) return refuse("expired_connection");
  const idToken = openText(taken.sealed, installation.secret, arrivalSalt(arrival));
  const opened = { groupId: group.id, accountId: account.id, idToken, atProvider: taken.atProvider };
  const token = await openSsoSession(db, opened, installation.secret, nowMs);
  const session: AccountSession = {
    kind: "account",
    groupId: group.id,
    accountId: account.id,
    email: account.email,
    mustChangePassword: false,
    isSso: true,
  };
  return { ok: true, signedIn: await toSignedIn(context, { ok: true, session, token }, locale) };
}
