import type { ProGroup } from "@rendezvous/contract/group";
import { callApi } from "../../../lib/call-api.ts";

/** The groups in which a professional works. */
export async function listProGroups(token: string, signal: AbortSignal): Promise<ProGroup[]> {
  const { records } = await callApi("GET /groups", { token, signal });
  return records;
}
