import { callApi } from "../../../../lib/call-api.ts";

/**
 * Ends the token. Returns the address that ends the login at the OpenID provider too, which leads back with `pageQuery`; null if
 * there is none.
 */
export async function logout(token: string, pageQuery = ""): Promise<string | null> {
  const body = { page_query: pageQuery.slice(0, 2000) };
  const { sso_logout } = await callApi("POST /sessions/logout", { token, body });
  return sso_logout ?? null;
}
