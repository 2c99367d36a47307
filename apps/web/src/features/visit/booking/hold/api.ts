import type { SlotHold } from "@rendezvous/contract/booking/hold";
import type { ChosenLink } from "@rendezvous/domain/sequence/chain";
import { callApi, urlOfCall } from "../../../../lib/call-api.ts";

/** The chosen services and their time. */
export interface ChoiceToHold {
  readonly chain: readonly ChosenLink[];
  /** An instant, RFC 3339. */
  readonly start_at: string;
}

/** Holds the slot with the visitor's token; replaces that token's earlier hold. */
export function holdSlot(
  groupId: number,
  token: string,
  { chain, start_at }: ChoiceToHold,
): Promise<SlotHold> {
  const hold = { token, start_at, appointments: chain };
  return callApi("POST /groups/{id}/holds", { path: { id: groupId }, body: { hold } });
}

export function releaseHold(groupId: number, token: string): Promise<SlotHold> {
  return callApi("POST /groups/{id}/holds/release", { path: { id: groupId }, query: { hold: token } });
}

/** The seconds after which a left page loses its hold. If the page is only reloading, it renews the hold before that. */
const BACK_WITHIN_SECONDS = 20;

/** Uses `sendBeacon`, because the browser sends it even after the page is gone. */
export function releaseHoldOnLeave(groupId: number, token: string): void {
  const query = { hold: token, seconds: BACK_WITHIN_SECONDS };
  navigator.sendBeacon(urlOfCall("POST /groups/{id}/holds/release", { path: { id: groupId }, query }));
}

export function renewHold(groupId: number, token: string): Promise<SlotHold> {
  return callApi("PUT /groups/{id}/holds", { path: { id: groupId }, query: { hold: token } });
}
