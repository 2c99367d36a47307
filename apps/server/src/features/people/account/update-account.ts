import { checkNewEmail } from "@rendezvous/domain/account/email";
import { checkPassword } from "@rendezvous/domain/account/password";
import type { AccountSession, ProSession } from "@rendezvous/domain/permission/session";
import { defineCall, reply, type CallInput, type Refusal, refuse } from "../../../http/call.ts";
import { signIn } from "../../ground/session/credentials.ts";
import { type Transaction, transaction } from "../../../lib/database/database.ts";
import { findToken } from "../../../http/find-caller.ts";
import { announceSessionEnd } from "../../ground/session/announce-session-end.ts";
import { endSessionsOfAccount, endSessionsOfPro, openSession } from "../../ground/session/session-data.ts";
import { readLoginSource } from "../../ground/session/known-device.ts";
import { openProSession } from "../../ground/session/open-pro-session.ts";
import { hashPassword } from "../../../lib/password.ts";
import { checkIfMatch } from "../../../http/input/precondition.ts";
import { findAccountByEmail, setAccountPassword } from "./data.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { deleteAccountKeys, deleteKeysOfPro } from "./key-data.ts";
import { setPasswordOfPro } from "./pro-data.ts";
import { toWireAccount } from "./to-wire-account.ts";

type Input = CallInput<"updateAccount">;

/**
 * Changes the password of the caller's login, or mails the link that changes the address. A professional cannot change their
 * address.
 */
export const updateAccount = defineCall("updateAccount", async (input) => {
  const { session, params, body, group } = input;
  const { account_id, api_user_id, api_profile, new_password, temp_email } = body.account;
  if (session.kind !== "account" && session.kind !== "pro") return refuse("forbidden");
  const isPro = session.kind === "pro";
  const named = [params.accountId, account_id, api_user_id].filter((id) => id !== undefined);
  const own = isPro ? session.proId : session.accountId;
  if (named.some((id) => id !== own)) return refuse("forbidden");
  if (api_profile !== undefined && (api_profile === "Pro") !== isPro) return refuse("forbidden");
  if (isPro) return new_password ? changePassword(input, session, new_password) : refuse("forbidden");
  const stale =
    input.headers["if-match"] && checkIfMatch(input.headers, await toWireAccount(input.context.db, session));
  if (stale) return stale;
  // The organisation's login provider manages password and address, and would restore the old values.
  if (group.fields.sso_login_only) return refuse("sso_login_only");
  if (new_password) return changePassword(input, session, new_password);
  if (temp_email) return askForEmail(input, session, temp_email);
  return refuse("bad_request", { text: "account: expected new_password or temp_email" });
});

async function changePassword(input: Input, session: AccountSession | ProSession, password: string) {
  const { context, group } = input;
  if (!session.mustChangePassword) {
    const refusal = await provePassword(input, session);
    if (refusal) return refusal;
  }
  const { all, ...parts } = checkPassword(password, session.email ?? "");
  if (!all) {
    const missing = Object.entries(parts).filter(([, isMet]) => !isMet);
    return refuse("wrongPwd", { fields: Object.fromEntries(missing.map(([part]) => [part, "wrongPwd"])) });
  }
  const passwordHash = await hashPassword(password);
  const token = await transaction(context.db, async (connection) => {
    await replacePassword(connection, session, passwordHash);
    const changed = { ...session, mustChangePassword: false };
    // The former session came from a login provider, which is trusted for one group only. The new session rests on the password
    // alone, so it may need a second factor.
    if (changed.kind === "pro" && changed.isSso)
      return (await openProSession(connection, changed, context.clock.now())).token;
    return openSession(connection, group.id, changed, context.clock.now());
  });
  if (session.kind === "pro")
    announceSessionEnd(
      context.changes,
      session.proId,
      session.groups.map(({ groupId }) => groupId),
    );
  return reply({ account_token: token });
}

/** Ends the sessions opened with the old password, and invalidates earlier links. */
async function replacePassword(
  connection: Transaction,
  session: AccountSession | ProSession,
  passwordHash: string,
): Promise<void> {
  if (session.kind === "pro") {
    const { proId } = session;
    await setPasswordOfPro(connection, proId, passwordHash);
    await deleteKeysOfPro(connection, proId);
    return endSessionsOfPro(connection, proId);
  }
  const { groupId, accountId } = session;
  await setAccountPassword(connection, groupId, accountId, passwordHash);
  await deleteAccountKeys(connection, groupId, accountId, ["activation", "reset", "email_change"]);
  return endSessionsOfAccount(connection, groupId, accountId);
}

/** Checks the present password, with the same five attempts as at the login. */
async function provePassword(
  { context, group, body, address, headers }: Input,
  session: AccountSession | ProSession,
): Promise<Refusal | null> {
  const { email } = session;
  const { password } = body.account;
  if (email === null) return refuse("sso_login_only");
  if (!password) return refuse("passwordError", { fields: { password: "passwordError" } });
  const { publicUrl } = context.config;
  const source = readLoginSource(address, headers, { publicUrl, secret: context.installation.secret });
  const signed = await signIn(context, group, { email, password }, source);
  // A client of this group may have the same address with another password.
  if (signed.ok)
    return session.kind === "pro" && signed.session.kind !== "pro" ? refuse("passwordError") : null;
  return signed.code === "emailError" ? refuse("passwordError") : signed;
}

async function askForEmail(
  { context, group, query, headers, locale }: Input,
  session: AccountSession,
  typed: string,
) {
  const { groupId, accountId } = session;
  if (session.email === null) return refuse("sso_login_only");
  if (session.mustChangePassword) return refuse("needPasswordChange");
  const checked = checkNewEmail(typed, session.email);
  if (!checked.ok) return refuse(checked.refusal, { fields: { temp_email: checked.refusal } });
  const { email } = checked;
  // In groups that hide who has an account, the mail to that address says that the account exists.
  const isTaken =
    !group.rules.hide_account_existence && (await findAccountByEmail(context.db, groupId, email)) !== null;
  if (isTaken) return refuse("email_already_exists");
  await enqueueAccountMail(context.db, {
    kind: "email_change",
    group_id: groupId,
    email,
    locale,
    account_id: accountId,
  });
  const token =
    findToken(query, headers) ?? (await openSession(context.db, groupId, session, context.clock.now()));
  return reply({ account_token: token });
}
