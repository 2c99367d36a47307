import type { SlotHold } from "@rendezvous/contract/hold";
import type { ChosenLink } from "@rendezvous/domain/sequence/chain";
import { callApi } from "../../../../lib/call-api.ts";

/** What a visitor has chosen and is about to book. */
export interface HeldChoice {
  readonly chain: readonly ChosenLink[];
  /** RFC 3339. */
  readonly start_at: string;
}

/** Holds the slot under the visitor's token, in place of what it held before. */
export function holdSlot(groupId: number, token: string, { chain, start_at }: HeldChoice): Promise<SlotHold> {
  const hold = { token, start_at, appointments: chain };
  return callApi("POST /groups/{id}/holds", { path: { id: groupId }, body: { hold } });
}
