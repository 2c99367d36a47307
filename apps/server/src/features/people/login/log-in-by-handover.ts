import type { ProSession } from "@rendezvous/domain/permission/session";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Context } from "../../../http/context.ts";
import { openProSession } from "../../ground/session/open-pro-session.ts";
import { openSession } from "../../ground/session/session-data.ts";
import { findPro, findProByEmail } from "../account/pro-data.ts";
import type { SuccessfulLogin } from "./successful-login.ts";

/** Logs in a professional who is logged in in another cell, and works in this group. */
export async function logInByHandover(
  { db, cells, clock }: Context,
  group: GroupRecord | null,
  key: string,
): Promise<SuccessfulLogin | Refusal> {
  const login = group && (await cells?.takeOver(key));
  if (!group || login?.groupId !== group.id) return refuse("dead_key");
  const named = await findProByEmail(db, group.id, login.email);
  const pro = named && (await findPro(db, named.id));
  if (!pro) return refuse("dead_key");
  const session: ProSession = {
    kind: "pro",
    groupId: group.id,
    proId: named.id,
    email: pro.email,
    mustChangePassword: false,
    groups: pro.groups,
  };
  const nowMs = clock.now();
  if (login.hasFactor) return { ok: true, session, token: await openSession(db, group.id, session, nowMs) };
  return { ok: true, ...(await openProSession(db, session, nowMs)) };
}
