import { normalizeEmail } from "@rendezvous/domain/account/email";
import { defineCall, reply, type CallInput } from "../../lib/call.ts";
import { signIn } from "../../lib/credentials.ts";
import { type Login, readSource, rememberDevice, type Source } from "../../lib/known-device.ts";
import { readFicheKey } from "../../lib/fiche-key.ts";
import { openFicheSession, openSession } from "../../lib/open-session.ts";
import { writeSessionCookie } from "../../lib/session-cookie.ts";
import { type Refusal, refuse } from "../../lib/refusal.ts";
import type { GroupRecord } from "../group/group-record.ts";
import { hasFiche } from "./data.ts";
import { type Entered, enterByKey } from "./enter-by-key.ts";
import { toSignedIn } from "./to-signed-in.ts";

type Input = CallInput<"login">;

/** By e-mail and password, by the key of a mailed link, or by a fiche's own key; the same for clients and professionals. */
export const login = defineCall("login", async (input) => {
  const asked = input.body.account;
  const named = asked.group_id ?? input.query.group_id;
  const group = named === undefined ? null : input.group;
  if (named !== undefined && !group) return refuse("group_does_not_exist");
  if (group?.inactive) return refuse("inactive_group");
  const email = normalizeEmail(asked.email ?? "");
  const { publicUrl } = input.context.config;
  const installation = { publicUrl, secret: input.context.installation.secret };
  const source = readSource(input.address, input.headers, installation);
  // However often strangers try: whoever has logged in from here before is let try too.
  const isKnown = [0, named ?? 0].some((groupId) => source.deviceOf({ groupId, email }) !== null);
  const limited = await input.context.limits.take("login", {
    address: input.address,
    ...(email !== "" && !isKnown && { person: `${named ?? ""} ${email}` }),
    ...(named !== undefined && { group: String(named) }),
  });
  if (limited) return limited;
  const entered = await enter(input, group, source, { email, password: asked.password ?? "" });
  if (!entered.ok) return entered;
  const { login: used } = entered;
  const signedIn = reply(await toSignedIn(input.context, entered, input.locale));
  const home = group ?? (await input.context.groups.find(entered.session.groupId));
  const isLegacy = input.version === "v1" && home?.fields.legacy_clients === true;
  const cookies = [
    ...(used ? [rememberDevice(used, input.headers, installation)] : []),
    ...(isLegacy ? [writeSessionCookie(entered.token, publicUrl)] : []),
  ];
  return { ...signedIn, cookies };
});

async function enter(
  input: Input,
  group: GroupRecord | null,
  source: Source,
  typed: { readonly email: string; readonly password: string },
): Promise<(Entered & { readonly login?: Login }) | Refusal> {
  const { context, session } = input;
  const now = context.clock.now();
  const { ficheKey, validation_key, oubliKey } = input.body.account;
  const key = oubliKey || validation_key;
  if (key) return enterByKey(context, group, session, key, { ...typed, source }, input.locale);
  if (ficheKey) return enterByFiche(input, group, ficheKey);
  // v1 may say it all in its Authorization header.
  const isBasic = input.headers.authorization?.toLowerCase().startsWith("basic ") ?? false;
  const isSignedIn = isBasic && (session.kind === "account" || session.kind === "pro");
  const signed =
    isSignedIn && typed.email === ""
      ? { ok: true as const, session }
      : await signIn(context, group, typed, source);
  if (!signed.ok) return signed;
  return { ...signed, token: await openSession(context.db, signed.session.groupId, signed.session, now) };
}

async function enterByFiche(
  { context }: Input,
  group: GroupRecord | null,
  ficheKey: string,
): Promise<Entered | Refusal> {
  const now = context.clock.now();
  const found = readFicheKey(ficheKey, context.installation.secret, now);
  const home = group ?? (found && (await context.groups.find(found.groupId)));
  if (!found || home?.id !== found.groupId || home.inactive || home.fields.user_login_profile !== "Fiche")
    return refuse("dead_key");
  const { groupId, ficheId } = found;
  if (!(await hasFiche(context.db, groupId, ficheId))) return refuse("dead_key");
  const { token, tokenId } = await openFicheSession(context.db, groupId, ficheId, now);
  return { ok: true, token, session: { kind: "fiche", groupId, tokenId, ficheId, seesAll: true } };
}
