import { callApi } from "../../../lib/call-api.ts";

/** Has a link mailed to set a new password, or to log in where clients have none. */
export async function forgotPassword(groupId: number, email: string): Promise<void> {
  await callApi("POST /accounts/forgotPassword", {
    body: { account: { email, group_id: groupId } },
    token: null,
  });
}
