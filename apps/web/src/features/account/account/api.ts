import { callApi } from "../../../lib/call-api.ts";
import type { GroupSession } from "../../ground/session/session-store.ts";

/** The consents that may be given with the registration. */
export interface OptIns {
  marketing_optin: boolean;
  marketing_sms: boolean;
  solocal_services_optin: boolean;
}

interface NewAccount extends Partial<OptIns> {
  email: string;
  locale: string;
  /** The booking that the client has begun. */
  pendingRdv: Record<string, unknown> | null;
}

/** Registers an address; the server mails a link that activates the account. */
export async function createAccount(groupId: number, account: NewAccount): Promise<void> {
  await callApi("POST /accounts", { body: { account: { ...account, group_id: groupId } }, token: null });
}

/** Requests a mailed link that sets a new password, or, in groups whose clients have no passwords, logs in. */
export async function forgotPassword(groupId: number, email: string): Promise<void> {
  await callApi("POST /accounts/forgotPassword", {
    body: { account: { email, group_id: groupId } },
    token: null,
  });
}

/**
 * Either a new password together with the present one (optional when the password must be changed), or a new address, which the
 * client must confirm by the link mailed to it.
 */
type Change = { readonly new_password: string; readonly password?: string } | { readonly temp_email: string };

/** Changes a password and returns the new token, since all other tokens end; or requests another address. */
export async function updateAccount(
  groupId: number,
  { accountId, type, token }: Pick<GroupSession, "accountId" | "type" | "token">,
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

/** Proves an address for notices by the key of its mail; returns the address. */
export async function proveNoticeAddress(groupId: number, key: string): Promise<string> {
  const { email } = await callApi("POST /groups/{id}/notice_addresses.prove", {
    path: { id: groupId },
    body: { notice_address: { key } },
    token: null,
  });
  return email;
}
