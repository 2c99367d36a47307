import type { account } from "@rendezvous/contract/people/account";
import type { AccountSession } from "@rendezvous/domain/permission/session";
import type { z } from "zod";
import type { Queryable } from "../../../lib/database/database.ts";
import { findOptIns } from "./data.ts";

/** Returns the account of a session in the contract's form. */
export async function toWireAccount(
  database: Queryable,
  { accountId, groupId, email, mustChangePassword }: AccountSession,
): Promise<z.output<typeof account>> {
  const optIns = await findOptIns(database, groupId, accountId);
  return {
    id: accountId,
    email: email ?? "",
    group_id: groupId,
    marketing_optin: optIns["marketing_optin"] ?? false,
    marketing_sms: optIns["marketing_sms"] ?? false,
    solocal_services_optin: optIns["solocal_services_optin"] ?? false,
    needPasswordChange: mustChangePassword,
  };
}
