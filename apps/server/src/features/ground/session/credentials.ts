import { checkPassword } from "@rendezvous/domain/account/password";
import type { AccountSession, ProGroup, ProSession } from "@rendezvous/domain/permission/session";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { Login, LoginSource } from "./known-device.ts";
import { beginLoginAttempt, toFailureScope, forgetFailures, isBlockedNow } from "./login-failure-data.ts";
import { isPassword } from "../../../lib/password.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import { storeSha1Password, storeSha1PasswordOfPro } from "./sha1-password-data.ts";
import { PRO_GROUPS_SQL } from "./token-data.ts";

export interface Credentials {
  /** In the stored form: trimmed and lower case. */
  readonly email: string;
  readonly password: string;
  /** An old client may send the SHA-1 of the password instead (docs/decisions/0048). */
  readonly mayBeSha1?: boolean;
}

export type SignInResult =
  | { readonly ok: true; readonly session: AccountSession | ProSession; readonly login: Login }
  | Refusal;

interface ProWithPassword {
  readonly id: number;
  readonly password_hash: string | null;
  readonly sha1_password_hash: string | null;
  /** Whether all their groups have `legacy_clients` (docs/decisions/0151). A sandbox does not count: nothing in it is real. */
  readonly takes_sha1: boolean;
  readonly groups: readonly ProGroup[] | null;
}
interface AccountWithPassword {
  readonly id: number;
  readonly password_hash: string | null;
  readonly sha1_password_hash: string | null;
  readonly must_change_password: boolean;
}
interface PeopleOfAddress {
  readonly pro: ProWithPassword | null;
  readonly account: AccountWithPassword | null;
}

const TAKES_SHA1_SQL = `coalesce((select bool_and(coalesce((o.fields->>'legacy_clients')::boolean, false))
  from pro_groups m join groups o on o.id = m.group_id
  where m.pro_id = p.id and not exists (select from sandboxes s where s.group_id = o.id)), false)`;

/** Returns the professional and the group's account with this address; one person may be both. */
async function findPeople(
  database: Queryable,
  groupId: number | null,
  email: string,
): Promise<PeopleOfAddress> {
  const { rows } = await database.query<PeopleOfAddress>({
    name: "find-people",
    text: `select (select jsonb_build_object('id', p.id, 'password_hash', p.password_hash,
          'sha1_password_hash', p.sha1_password_hash, 'takes_sha1', ${TAKES_SHA1_SQL}, 'groups', ${PRO_GROUPS_SQL("p.id")})
        from pros p where p.email = $2) as pro,
      (select jsonb_build_object('id', a.id, 'password_hash', a.password_hash,
          'sha1_password_hash', a.sha1_password_hash, 'must_change_password', a.must_change_password)
        from accounts a where a.group_id = $1 and a.email = $2) as account`,
    values: [groupId, email],
  });
  return rows[0]!;
}

/** Whether a password matches a hash; an implementation may remember earlier results. */
export type ComparePassword = (password: string, passwordHash: string | null) => Promise<boolean>;

/**
 * Returns the session of the professional, or account of the group, with this address and password. An unknown address takes as
 * long as a wrong password, and gets the same answer in groups that hide who has an account. Five failures in a row block the
 * address for this source, whether or not it has an account.
 */
export async function signIn(
  { db, clock, installation }: Pick<Context, "db" | "clock" | "installation">,
  group: GroupRecord | null,
  credentials: Credentials,
  source: LoginSource,
  compare: ComparePassword = isPassword,
): Promise<SignInResult> {
  const { email, password } = credentials;
  const people = await findPeople(db, group?.id ?? null, email);
  if (group?.fields.sso_login_only && !people.pro) return refuse("sso_login_only");
  const login = loginOf(group, email, people);
  const scope = toFailureScope(login, source, installation);
  if (!(await beginLoginAttempt(db, scope, clock.now()))) return refuse("blockedUser");
  const session = await recognise(people, group, credentials, compare);
  if (session) {
    await forgetFailures(db, scope);
    if (group?.fields.legacy_clients && session.kind === "account" && !session.mustChangePassword)
      await storeSha1Password(db, group.id, people.account!, password);
    if (session.kind === "pro" && people.pro?.takes_sha1)
      await storeSha1PasswordOfPro(db, people.pro, password);
    return { ok: true, session, login };
  }
  const isUnknown = !people.pro && !people.account;
  return refuse(isUnknown || group?.rules.hide_account_existence ? "emailError" : "passwordError");
}

/** Signs in with a password that was correct a moment ago, without counting a failure; null when it is no longer correct. */
export async function repeatSignIn(
  { db, clock, installation }: Pick<Context, "db" | "clock" | "installation">,
  group: GroupRecord | null,
  credentials: Credentials,
  source: LoginSource,
  wasRight: ComparePassword,
): Promise<SignInResult | null> {
  const people = await findPeople(db, group?.id ?? null, credentials.email);
  const login = loginOf(group, credentials.email, people);
  if (await isBlockedNow(db, toFailureScope(login, source, installation), clock.now()))
    return refuse("blockedUser");
  const session = await recognise(people, group, credentials, wasRight);
  return session && { ok: true, session, login };
}

function loginOf(group: GroupRecord | null, email: string, { pro }: PeopleOfAddress): Login {
  return { groupId: pro ? 0 : (group?.id ?? 0), email };
}

/** Only where all groups of the professional allow it, because the login opens all of them (docs/decisions/0151). */
async function isSha1OfPro(pro: ProWithPassword, password: string, mayBeSha1: boolean): Promise<boolean> {
  if (!mayBeSha1 || !pro.takes_sha1 || pro.sha1_password_hash === null) return false;
  return isPassword(password.toLowerCase(), pro.sha1_password_hash);
}

async function recognise(
  { pro, account }: PeopleOfAddress,
  group: GroupRecord | null,
  { email, password, mayBeSha1 = false }: Credentials,
  compare: ComparePassword,
): Promise<AccountSession | ProSession | null> {
  if (
    pro &&
    ((await compare(password, pro.password_hash)) || (await isSha1OfPro(pro, password, mayBeSha1)))
  ) {
    const groups = pro.groups ?? [];
    const home = groups.find(({ groupId }) => groupId === group?.id) ?? groups[0];
    if (home)
      return { kind: "pro", groupId: home.groupId, proId: pro.id, email, mustChangePassword: false, groups };
  }
  if (pro && !account) return null;
  const isRight = await compare(password, account?.password_hash ?? null);
  const isSha1 =
    !isRight && mayBeSha1 && (await isPassword(password.toLowerCase(), account?.sha1_password_hash ?? null));
  if (!(isRight || isSha1) || !account || !group || group.fields.sso_login_only) return null;
  // A weak old password is accepted, but must be changed at once.
  const isWeak = !isSha1 && !checkPassword(password, email).all;
  return {
    kind: "account",
    groupId: group.id,
    accountId: account.id,
    email,
    mustChangePassword: account.must_change_password || isWeak,
    isSso: false,
  };
}
