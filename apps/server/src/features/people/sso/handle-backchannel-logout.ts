import type { Context } from "../../../http/context.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { endProviderSessions } from "./data.ts";
import { readLogoutToken } from "./read-logout-token.ts";

/** Ends the sessions of a visitor who has logged out at the provider. Returns false for an invalid token. */
export async function handleBackchannelLogout(
  context: Context,
  group: GroupRecord,
  token: string | null,
): Promise<boolean> {
  if (token === null) return false;
  const provider = await context.ssoProviders.find(group);
  if (!provider) return false;
  const read = await readLogoutToken(provider, token, context.ssoProviders.fetch);
  if (!read.ok) {
    context.log.warn({ groupId: group.id, ...read.problem }, "a back-channel logout was refused");
    return false;
  }
  await endProviderSessions(context.db, group.id, read.logout);
  return true;
}
