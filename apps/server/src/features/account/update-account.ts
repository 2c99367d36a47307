import { checkNewEmail } from "@rendezvous/domain/account/email";
import { checkPassword } from "@rendezvous/domain/account/password";
import type { AccountSession } from "@rendezvous/domain/permission/session";
import { defineCall, reply, type CallInput } from "../../lib/call.ts";
import { signIn } from "../../lib/credentials.ts";
import { transaction } from "../../lib/database.ts";
import { findToken } from "../../lib/find-caller.ts";
import { endSessionsOfAccount, openSession } from "../../lib/open-session.ts";
import { readSource } from "../../lib/known-device.ts";
import { hashPassword } from "../../lib/password.ts";
import { checkIfMatch } from "../../lib/precondition.ts";
import { type Refusal, refuse } from "../../lib/refusal.ts";
import { findAccountByEmail, setPassword } from "./data.ts";
import { enqueueAccountMail } from "../../lib/jobs/enqueue-account-mail.ts";
import { forgetKeys } from "./key-data.ts";
import { toWireAccount } from "./to-wire-account.ts";

type Input = CallInput<"updateAccount">;

/** Changes the password, or asks for the link that changes the address. Only one's own account. */
export const updateAccount = defineCall("updateAccount", async (input) => {
  const { session, params, body, group } = input;
  const { account_id, api_user_id, new_password, temp_email } = body.account;
  if (session.kind !== "account") return refuse("forbidden");
  const named = [params.accountId, account_id, api_user_id].filter((id) => id !== undefined);
  if (named.some((id) => id !== session.accountId)) return refuse("forbidden");
  const stale =
    input.headers["if-match"] && checkIfMatch(input.headers, await toWireAccount(input.context.db, session));
  if (stale) return stale;
  // Both are the organisation's own login's, which would bring back the old ones.
  if (group.fields.sso_login_only) return refuse("sso_login_only");
  if (new_password) return changePassword(input, session, new_password);
  if (temp_email) return askForEmail(input, session, temp_email);
  return refuse("bad_request", { text: "account: expected new_password or temp_email" });
});

async function changePassword(input: Input, session: AccountSession, password: string) {
  const { context, group } = input;
  const { groupId, accountId, email } = session;
  if (!session.mustChangePassword) {
    const refusal = await provePassword(input, session);
    if (refusal) return refusal;
  }
  const { all, ...parts } = checkPassword(password, email ?? "");
  if (!all) {
    const missing = Object.entries(parts).filter(([, kept]) => !kept);
    return refuse("wrongPwd", { fields: Object.fromEntries(missing.map(([part]) => [part, "wrongPwd"])) });
  }
  const passwordHash = await hashPassword(password);
  const token = await transaction(context.db, async (connection) => {
    await setPassword(connection, groupId, accountId, passwordHash);
    await forgetKeys(connection, groupId, accountId, ["activation", "reset", "email_change"]);
    await endSessionsOfAccount(connection, groupId, accountId);
    const renewed = { accountId, mustChangePassword: false };
    return openSession(connection, group.id, renewed, context.clock.now());
  });
  return reply({ account_token: token });
}

/** The present password, with the same five tries as at the login. */
async function provePassword(
  { context, group, body, address, headers }: Input,
  session: AccountSession,
): Promise<Refusal | null> {
  const { email } = session;
  const { password } = body.account;
  if (email === null) return refuse("sso_login_only");
  if (!password) return refuse("passwordError", { fields: { password: "passwordError" } });
  const limited = await context.limits.take("login", whoAsks(session, address));
  if (limited) return limited;
  const { publicUrl } = context.config;
  const source = readSource(address, headers, { publicUrl, secret: context.installation.secret });
  const signed = await signIn(context, group, { email, password }, source);
  if (signed.ok) return null;
  return signed.code === "emailError" ? refuse("passwordError") : signed;
}

async function askForEmail(
  { context, group, query, headers, locale, address }: Input,
  session: AccountSession,
  typed: string,
) {
  const { groupId, accountId } = session;
  if (session.email === null) return refuse("sso_login_only");
  if (session.mustChangePassword) return refuse("needPasswordChange");
  const checked = checkNewEmail(typed, session.email);
  if (!checked.ok) return refuse(checked.refusal, { fields: { temp_email: checked.refusal } });
  const { email } = checked;
  const limited = await context.limits.take("register", whoAsks(session, address));
  if (limited) return limited;
  // Where nobody may learn who has an account, the mail to that address says that it has one.
  const isTaken =
    !group.rules.hide_account_existence && (await findAccountByEmail(context.db, groupId, email)) !== null;
  if (isTaken) return refuse("email_already_exists", { shape: "temp_email" });
  await enqueueAccountMail(context.db, {
    kind: "email_change",
    group_id: groupId,
    email,
    locale,
    account_id: accountId,
  });
  context.jobs.wake("account_mail");
  const token =
    findToken(query, headers) ?? (await openSession(context.db, groupId, session, context.clock.now()));
  return reply({ account_token: token });
}

/** In whose windows the call counts. */
function whoAsks({ groupId, accountId }: AccountSession, address: string) {
  return { address, person: `${groupId} ${accountId}`, group: String(groupId) };
}
