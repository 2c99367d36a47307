import { callApi } from "../../../lib/call-api.ts";

/** What whoever registers agrees to. */
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
