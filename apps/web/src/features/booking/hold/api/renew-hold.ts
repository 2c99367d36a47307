import type { SlotHold } from "@rendezvous/contract/hold";
import { callApi } from "../../../../lib/call-api.ts";

export function renewHold(groupId: number, token: string): Promise<SlotHold> {
  return callApi<SlotHold>("renewHold", { path: { id: groupId }, query: { hold: token } });
}
