import type { SlotHold } from "@rendezvous/contract/hold";
import { callApi, urlOfCall } from "../../../../lib/call-api.ts";

export function releaseHold(groupId: number, token: string): Promise<SlotHold> {
  return callApi("POST /groups/{id}/holds/release", { path: { id: groupId }, query: { hold: token } });
}

/** The page is being left, or loaded anew: who is back by then renews. */
const BACK_WITHIN_SECONDS = 20;

/** Sent by the browser even when the page is gone already. */
export function releaseHoldSoon(groupId: number, token: string): void {
  const query = { hold: token, seconds: BACK_WITHIN_SECONDS };
  navigator.sendBeacon(urlOfCall("POST /groups/{id}/holds/release", { path: { id: groupId }, query }));
}
