import type { RequestedChain } from "@rendezvous/contract/wanted";
import type { Context } from "../../context.ts";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import { findStoredCatalogue } from "../catalogue/load-catalogue.ts";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import type { GroupRecord } from "../group/group-record.ts";
import { type ChainResult, toChain } from "./to-chain.ts";
import { toWanted, type WantedResult } from "./to-wanted.ts";

/** The chain that a call asks for, or why there is none: the same for looking at slots and for taking one. */
export async function readChain(
  context: Context,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
  slotCatalogue: SlotCatalogue,
  asked: RequestedChain,
): Promise<ChainResult | Extract<WantedResult, { ok: false }>> {
  const { calendarsets } = await findStoredCatalogue(context, group, groupId);
  const wanted = toWanted(slotCatalogue, asked, new Set(calendarsets.map(({ id }) => id)));
  return wanted.ok ? toChain(slotCatalogue, wanted.items, group.fields.merge_interventions) : wanted;
}
