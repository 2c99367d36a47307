import type { ProGroup } from "@rendezvous/contract/group";
import type { Collection } from "@rendezvous/contract/paging";
import { callApi } from "../../../lib/call-api.ts";

/** The groups in which a professional works. */
export async function listProGroups(token: string, signal: AbortSignal): Promise<ProGroup[]> {
  const { records } = await callApi<Collection<ProGroup>>("listProGroups", { token, signal });
  return records;
}
