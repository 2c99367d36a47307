import type { SlotHold } from "@rendezvous/contract/hold";
import { callApi } from "../../../../lib/call-api.ts";

export function renewHold(groupId: number, token: string): Promise<SlotHold> {
  return callApi("PUT /groups/{id}/holds", { path: { id: groupId }, query: { hold: token } });
}
