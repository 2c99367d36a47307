import { callApi } from "../../../lib/call-api.ts";

interface Changed {
  readonly groupId: number;
  readonly accountId: number;
  readonly new_password: string;
}

/** Sets a password; answers the token that is good from now on, all others are dead. */
export async function updateAccount(
  { groupId, accountId, new_password }: Changed,
  token: string,
): Promise<string> {
  const account = {
    new_password,
    group_id: groupId,
    account_id: accountId,
    api_user_id: accountId,
    api_profile: "Account",
  };
  const answer = await callApi<{ account_token: string }>("updateAccount", {
    path: { accountId },
    body: { account },
    token,
  });
  return answer.account_token;
}
