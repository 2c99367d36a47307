import { callApi } from "../../../lib/call-api.ts";

/** The token is dead from now on. */
export async function logout(token: string): Promise<void> {
  await callApi("logout", { token });
}
