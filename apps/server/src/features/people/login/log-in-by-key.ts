import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { AccountSession, ProSession, Session } from "@rendezvous/domain/permission/session";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { signIn } from "../../ground/session/credentials.ts";
import { openProSession } from "../../ground/session/open-pro-session.ts";
import { transaction } from "../../../lib/database/database.ts";
import type { LoginSource } from "../../ground/session/known-device.ts";
import { forgetAllFailures } from "../../ground/session/login-failure-data.ts";
import { endSessionsOfAccount, openSession } from "../../ground/session/session-data.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import { activateAccount, findAccount, storeRegistration, setAccountEmail } from "../account/data.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import {
  type AccountKey,
  findAccountKey,
  deleteAccountKeys,
  consumeAccountKey,
} from "../account/key-data.ts";
import { findPro } from "../account/pro-data.ts";
import type { SuccessfulLogin } from "./successful-login.ts";
import {
  addMember,
  findInvitation,
  findExistingPro,
  type ExistingPro,
  consumeInvitation,
} from "../team/invitation-data.ts";
import { addMembershipChange, personName } from "../team/add-people-change.ts";

/**
 * Logs in by the one-use key of a mailed link. A password must be set first if there is none or a new one was requested. A key
 * for an e-mail change proves only access to the new mailbox: it also needs the account's session or password; otherwise a
 * mistyped address would give the account away (docs/decisions/0015).
 */
export async function logInByKey(
  context: Context,
  group: GroupRecord | null,
  session: Session,
  key: string,
  typed: { readonly password: string; readonly source: LoginSource },
  locale: string,
): Promise<SuccessfulLogin | Refusal> {
  const nowMs = context.clock.now();
  const accountKey = await findAccountKey(context.db, key, nowMs);
  if (!accountKey) return enterByInvitation(context, group, session, key, typed);
  if (group && group.id !== accountKey.group_id) return refuse("dead_key");
  if (accountKey.pro_id !== null) return useAsPro(context, key, nowMs);
  const home = group ?? (await context.groups.find(accountKey.group_id));
  if (!home || home.inactive) return refuse("dead_key");
  if (home.fields.sso_login_only) return refuse("dead_key");
  if (accountKey.purpose === "email_change") {
    const refusal = await proveAccount(context, home, session, accountKey, typed);
    if (refusal) return refusal;
  }
  return use(context, key, locale, nowMs);
}

/** Refuses unless the account whose address changes is logged in, or its password is right. */
async function proveAccount(
  context: Context,
  group: GroupRecord,
  session: Session,
  { group_id, account_id }: AccountKey & { account_id: number },
  { password, source }: { readonly password: string; readonly source: LoginSource },
): Promise<Refusal | null> {
  const isOwn =
    session.kind === "account" && session.groupId === group_id && session.accountId === account_id;
  if (isOwn && !session.mustChangePassword) return null;
  const account = await findAccount(context.db, group_id, account_id);
  if (password === "" || !account?.email) return refuse("passwordError");
  const signed = await signIn(context, group, { email: account.email, password }, source);
  if (!signed.ok) return signed;
  return signed.session.kind === "account" ? null : refuse("passwordError");
}

async function use(
  context: Context,
  key: string,
  locale: string,
  nowMs: EpochMs,
): Promise<SuccessfulLogin | Refusal> {
  return transaction<SuccessfulLogin | Refusal>(context.db, async (connection) => {
    const used = await consumeAccountKey(connection, key, nowMs);
    if (!used || used.account_id === null) return refuse("dead_key");
    const { group_id, account_id, purpose, temp_email, registration } = used;
    if (purpose === "email_change" && temp_email !== null) {
      const before = await findAccount(connection, group_id, account_id);
      if (!(await setAccountEmail(connection, group_id, account_id, temp_email, new Date(nowMs))))
        return refuse("email_already_exists");
      await deleteAccountKeys(connection, group_id, account_id, ["email_change", "reset"]);
      await endSessionsOfAccount(connection, group_id, account_id);
      // The old address gets a mail too, in case its owner did not request the change.
      if (before?.email)
        await enqueueAccountMail(connection, {
          kind: "email_changed",
          group_id,
          email: before.email,
          locale,
        });
    }
    if (registration) await storeRegistration(connection, group_id, account_id, registration);
    if (purpose !== "email_change") await activateAccount(connection, group_id, account_id, new Date(nowMs));
    const account = await findAccount(connection, group_id, account_id);
    if (!account) return refuse("dead_key");
    // A mailed link works even while the login is blocked.
    if (account.email !== null)
      await forgetAllFailures(connection, { groupId: group_id, email: account.email }, context.installation);
    const session: AccountSession = {
      kind: "account",
      groupId: group_id,
      accountId: account_id,
      email: account.email,
      mustChangePassword:
        purpose === "reset" || account.password_hash === null || account.must_change_password,
      isSso: false,
    };
    return { ok: true, session, token: await openSession(connection, group_id, session, nowMs) };
  });
}

/** Logs in a professional who still works in the group whose page requested the link. */
async function useAsPro(context: Context, key: string, nowMs: EpochMs): Promise<SuccessfulLogin | Refusal> {
  return transaction<SuccessfulLogin | Refusal>(context.db, async (connection) => {
    const used = await consumeAccountKey(connection, key, nowMs);
    if (!used || used.pro_id === null) return refuse("dead_key");
    const { pro_id: proId, group_id } = used;
    const pro = await findPro(connection, proId);
    const home = pro?.groups.find(({ groupId }) => groupId === group_id);
    if (!pro || !home) return refuse("dead_key");
    const { email, groups } = pro;
    const { groupId } = home;
    await forgetAllFailures(connection, { groupId: 0, email }, context.installation);
    const session: ProSession = { kind: "pro", groupId, proId, email, mustChangePassword: true, groups };
    // Access to the mailbox does not count as a second factor.
    return { ok: true, ...(await openProSession(connection, session, nowMs)) };
  });
}

/**
 * Accepts an invitation. A person without a login must set a password next. A person with a login must give the password of that
 * login or be logged in already, because the link proves only access to a mailbox, and people forward such mails to colleagues.
 */
async function enterByInvitation(
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
  const entered = await accept(context, key, pro?.has_login ?? false, nowMs);
  // The directory of the cells learns who works where.
  if (entered.ok && entered.session.kind === "pro")
    context.changes.announce("pros", invitation.group_id, [[entered.session.proId]]);
  return entered;
}

/** Refuses unless the invited professional is logged in, or their password is right. */
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
    const change = { recordId: proId, recordName: personName(used), action: "joined" } as const;
    if (isNew) await addMembershipChange(connection, signed, change, [null, { role, calendars }]);
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
