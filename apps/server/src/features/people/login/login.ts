import { normalizeEmail } from "@rendezvous/domain/account/email";
import { worksIn } from "@rendezvous/domain/permission/permissions";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { defineCall, reply, type CallInput, type Refusal, refuse } from "../../../http/call.ts";
import { signIn } from "../../ground/session/credentials.ts";
import type { Context } from "../../../http/context.ts";
import {
  type Login,
  readLoginSource,
  rememberDevice,
  type LoginSource,
} from "../../ground/session/known-device.ts";
import { isFicheEmailKey, readFicheKey } from "../../ground/session/fiche-key.ts";
import { openProSession } from "../../ground/session/open-pro-session.ts";
import { openFicheSession, openSession } from "../../ground/session/session-data.ts";
import { writeSessionCookie } from "../../../http/session-cookie.ts";
import { changeFicheEmail, acceptFicheKey, findFicheEmail } from "./data.ts";
import { logInByHandover } from "./log-in-by-handover.ts";
import { logInByKey } from "./log-in-by-key.ts";
import type { SuccessfulLogin } from "./successful-login.ts";
import { toLoginReply } from "./to-login-reply.ts";

type Input = CallInput<"login">;

/**
 * Logs in by e-mail and password, by the key of a mailed link, or by a fiche's own key; the same call for clients and
 * professionals.
 */
export const login = defineCall(
  "login",
  async (input) => {
    const credentials = input.body.account;
    const named = credentials.group_id ?? input.query.group_id;
    const group = named === undefined ? null : input.group;
    if (named !== undefined && !group) return refuse("group_does_not_exist");
    const email = normalizeEmail(credentials.email ?? "");
    const { source, installation } = readDevice(input);
    const entered = await enter(input, group, source, { email, password: credentials.password ?? "" });
    if (!entered.ok) return entered;
    const { login: used } = entered;
    const signedIn = reply(await toLoginReply(input.context, entered, input.locale));
    const home = group ?? (await input.context.groups.find(entered.session.groupId));
    const cookies = [
      ...(used ? [rememberDevice(used, input.headers, installation)] : []),
      ...(takesOldClients(input, home) ? [writeSessionCookie(entered.token, installation.publicUrl)] : []),
    ];
    return { ...signedIn, cookies };
  },
  { sparesPerson: hasLoggedInFromHere },
);

/** A device that has logged in before may still try while strangers' failures block the address. */
function hasLoggedInFromHere(input: Input): boolean {
  const { email, group_id } = input.body.account;
  const { source } = readDevice(input);
  return [0, group_id ?? input.query.group_id ?? 0].some(
    (groupId) => source.deviceOf({ groupId, email: normalizeEmail(email ?? "") }) !== null,
  );
}

/** Only for clients of v1, in groups that allow it (docs/decisions/0048). */
function takesOldClients({ version }: Input, group: GroupRecord | null): boolean {
  return version === "v1" && group?.fields.legacy_clients === true;
}

/** Professionals log in without naming a group: then all of theirs decide (docs/decisions/0151). */
function mayBeSha1(input: Input, group: GroupRecord | null): boolean {
  return group === null ? input.version === "v1" : takesOldClients(input, group);
}

function readDevice({ context, address, headers }: Input) {
  const installation = { publicUrl: context.config.publicUrl, secret: context.installation.secret };
  return { installation, source: readLoginSource(address, headers, installation) };
}

async function enter(
  input: Input,
  group: GroupRecord | null,
  source: LoginSource,
  typed: { readonly email: string; readonly password: string },
): Promise<(SuccessfulLogin & { readonly login?: Login }) | Refusal> {
  const { context, session } = input;
  const nowMs = context.clock.now();
  const { ficheKey, temp_email, validation_key, oubliKey, handover_key } = input.body.account;
  const key = oubliKey || validation_key;
  if (handover_key) return logInByHandover(context, group, handover_key);
  if (key) return logInByKey(context, group, session, key, { ...typed, source }, input.locale);
  if (group?.inactive && ficheKey) return refuse("inactive_group");
  if (ficheKey && temp_email) return confirmFicheEmail(input, ficheKey, temp_email);
  if (ficheKey) return enterByFiche(input, group, ficheKey);
  // A v1 client may send e-mail and password in the Authorization header.
  const isBasic = input.headers.authorization?.toLowerCase().startsWith("basic ") ?? false;
  const isSignedIn = isBasic && (session.kind === "account" || session.kind === "pro");
  const signed =
    isSignedIn && typed.email === ""
      ? { ok: true as const, session }
      : await signIn(context, group, { ...typed, mayBeSha1: mayBeSha1(input, group) }, source);
  if (!signed.ok) return signed;
  const { session: opened } = signed;
  if (group?.inactive && !worksIn(opened, group.id)) return refuse("inactive_group");
  if (opened.kind === "pro") return { ...signed, ...(await openProSession(context.db, opened, nowMs)) };
  return { ...signed, token: await openSession(context.db, opened.groupId, opened, nowMs) };
}

async function enterByFiche(
  { context }: Input,
  group: GroupRecord | null,
  ficheKey: string,
): Promise<SuccessfulLogin | Refusal> {
  const nowMs = context.clock.now();
  const opened = readFicheKey(ficheKey, context.installation.secret, nowMs);
  const home = group ?? (opened && (await context.groups.find(opened.groupId)));
  if (!opened || home?.id !== opened.groupId || home.inactive || home.fields.user_login_profile !== "Fiche")
    return refuse("dead_key");
  const { groupId, ficheId } = opened;
  if (!(await acceptFicheKey(context.db, groupId, ficheId, opened.isMailedTo))) return refuse("dead_key");
  return openFiche(context, groupId, ficheId);
}

/**
 * Makes the address of a mailed link the fiche's. The link proves only access to the mailbox, so the call also needs the fiche's
 * own session; otherwise a mistyped address would give the fiche away (docs/decisions/0015).
 */
async function confirmFicheEmail(
  { context, session }: Input,
  key: string,
  typed: string,
): Promise<SuccessfulLogin | Refusal> {
  if (session.kind !== "fiche" || !session.seesAll) return refuse("expired_connection");
  const { groupId, ficheId } = session;
  const nowMs = context.clock.now();
  const change = {
    groupId,
    ficheId,
    from: await findFicheEmail(context.db, groupId, ficheId),
    to: normalizeEmail(typed),
  };
  const isGood =
    isFicheEmailKey(key, change, context.installation.secret, nowMs) &&
    (await changeFicheEmail(context.db, groupId, ficheId, change, new Date(nowMs)));
  return isGood ? openFiche(context, groupId, ficheId) : refuse("dead_key");
}

async function openFiche({ db, clock }: Context, groupId: number, ficheId: number): Promise<SuccessfulLogin> {
  const { token, tokenId } = await openFicheSession(db, groupId, ficheId, clock.now());
  return { ok: true, token, session: { kind: "fiche", groupId, tokenId, ficheId, seesAll: true } };
}
