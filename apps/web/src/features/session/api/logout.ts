import { callApi } from "../../../lib/call-api.ts";

/**
 * The token is dead from now on. Answers where to be logged out of the OpenID provider as well, null where there is nothing
 * to do; the way back from there has `pageQuery` again.
 */
export async function logout(token: string, pageQuery = ""): Promise<string | null> {
  const body = { page_query: pageQuery.slice(0, 2000) };
  const { sso_logout } = await callApi("POST /sessions/logout", { token, body });
  return sso_logout ?? null;
}
