import { callApi } from "../../lib/call-api.ts";
import type { LoggedIn } from "../session/session-store.ts";

/** What can be agreed to with the registration. */
export interface OptIns {
  marketing_optin: boolean;
  marketing_sms: boolean;
  solocal_services_optin: boolean;
}

interface NewAccount extends Partial<OptIns> {
  email: string;
  locale: string;
  /** The appointment in the making. */
  pendingRdv: Record<string, unknown> | null;
}

/** Registers an address; a link to activate the account is mailed to it. */
export async function createAccount(groupId: number, account: NewAccount): Promise<void> {
  await callApi("POST /accounts", { body: { account: { ...account, group_id: groupId } }, token: null });
}

/** Has a link mailed to set a new password, or to log in where clients have none. */
export async function forgotPassword(groupId: number, email: string): Promise<void> {
  await callApi("POST /accounts/forgotPassword", {
    body: { account: { email, group_id: groupId } },
    token: null,
  });
}

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
