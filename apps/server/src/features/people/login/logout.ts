import { buildEndSessionUrl } from "openid-client";
import type { Context } from "../../../http/context.ts";
import { defineCall, reply } from "../../../http/call.ts";
import { findToken } from "../../../http/find-caller.ts";
import { announceSessionEnd } from "../../ground/session/announce-session-end.ts";
import { endSession } from "../../ground/session/session-data.ts";
import { readSessionCookie, writeSessionCookie } from "../../../http/session-cookie.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import { ssoAddress } from "../../ground/session/sso-address.ts";

/** Ends the token at once, even for calls in progress. Without a token it does nothing. */
export const logout = defineCall("logout", async ({ context, query, headers, body, session }) => {
  // A cookie that was not accepted as a login must not log its owner out.
  const inCookie = session.kind === "visitor" ? undefined : readSessionCookie(headers);
  const token = findToken(query, headers) ?? inCookie;
  if (token === undefined) return reply({ status: "ok" });
  const ended = await endSession(context.db, token, context.clock.now());
  if (session.kind === "pro")
    announceSessionEnd(
      context.changes,
      session.proId,
      session.groups.map(({ groupId }) => groupId),
    );
  const cookies = inCookie === undefined ? [] : [writeSessionCookie("", context.config.publicUrl)];
  if (!ended?.sealed_id_token) return { ...reply({ status: "ok" as const }), cookies };
  const idToken = openText(ended.sealed_id_token, context.installation.secret, token);
  const sso_logout = await toProviderLogout(context, ended.group_id, idToken, body.page_query ?? "");
  return reply({ status: "ok", ...(sso_logout !== null && { sso_logout }) });
});

/**
 * Returns the logout address of the OpenID provider, which redirects back to the group's page; null if the provider has no such
 * address or does not answer.
 */
async function toProviderLogout(
  context: Context,
  groupId: number,
  idToken: string,
  pageQuery: string,
): Promise<string | null> {
  const group = await context.groups.find(groupId);
  if (!group) return null;
  const provider = await context.ssoProviders.find(group);
  if (!provider?.serverMetadata().end_session_endpoint) return null;
  const address = buildEndSessionUrl(provider, {
    id_token_hint: idToken,
    post_logout_redirect_uri: ssoAddress(context.config.publicUrl, group.urlname, "logged_out"),
    // The page's query is encrypted, so that the provider cannot read it.
    state: sealText(pageQuery, context.installation.secret, "after a logout"),
  });
  return address.href;
}
