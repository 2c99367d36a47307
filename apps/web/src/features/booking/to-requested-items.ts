import type { RequestedItem } from "@rendezvous/contract/wanted";
import type { ChosenLink } from "@rendezvous/domain/sequence/chain";

/** The chain as the calls that hold and book take it. */
export function toRequestedItems(chain: readonly ChosenLink[]): Record<string, Partial<RequestedItem>> {
  return Object.fromEntries(chain.map((link, index) => [index, toRequestedItem(link)]));
}

function toRequestedItem({ calendar_ids, calendars, ...link }: ChosenLink): Partial<RequestedItem> {
  return {
    ...link,
    ...(calendar_ids !== null && { calendar_ids: [...calendar_ids] }),
    ...(calendars !== null && { calendars: [...calendars] }),
  };
}
