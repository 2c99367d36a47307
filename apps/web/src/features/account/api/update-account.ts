import { callApi } from "../../../lib/call-api.ts";
import type { LoggedIn } from "../../session/session-store.ts";

/** A new password, with the present one unless it must be changed anyway; or an address, to be confirmed from there. */
type Change = { readonly new_password: string; readonly password?: string } | { readonly temp_email: string };

/** Changes a password: answers the token that is good from now on, all others are dead. Or asks for another address. */
export async function updateAccount(
  groupId: number,
  { accountId, type, token }: Pick<LoggedIn, "accountId" | "type" | "token">,
  change: Change,
): Promise<string> {
  const account = {
    ...change,
    group_id: groupId,
    account_id: accountId,
    api_user_id: accountId,
    api_profile: type === "pro" ? ("Pro" as const) : ("Account" as const),
  };
  const answer = await callApi("PUT /accounts/{accountId}", {
    path: { accountId },
    body: { account },
    token,
  });
  return answer.account_token;
}
