import type { Sandbox } from "@rendezvous/contract/office/sandbox-calls";
import type { Queryable } from "../../../lib/database/database.ts";
import { findSandboxOwner } from "../../catalogue/group/sandbox-owner-data.ts";
import type { StoredSandbox } from "../group-file/sandbox-data.ts";

export async function toSandbox(
  database: Queryable,
  { group_id, urlname, reset_at }: StoredSandbox,
): Promise<Sandbox> {
  const mails_to = (await findSandboxOwner(database, group_id)) ?? "";
  return { group_id, urlname, reset_at: reset_at.toISOString(), mails_to };
}
