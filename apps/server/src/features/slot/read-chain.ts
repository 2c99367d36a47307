import type { RequestedChain } from "@rendezvous/contract/wanted";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../context.ts";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import { findStoredCatalogue } from "../catalogue/load-catalogue.ts";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import { isUnnamed } from "../catalogue/wire-record.ts";
import type { GroupRecord } from "../group/group-record.ts";
import { type ChainResult, toChain } from "./to-chain.ts";
import { toWanted, type WantedResult } from "./to-wanted.ts";
import type { WantedItem } from "./wanted.ts";

interface Asker {
  readonly context: Context;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
}

/** The chain that a call asks for, or why there is none: the same for looking at slots and for taking one. */
export async function readChain(
  { context, groupId, session }: Asker,
  group: GroupRecord,
  slotCatalogue: SlotCatalogue,
  asked: RequestedChain,
): Promise<ChainResult | Extract<WantedResult, { ok: false }>> {
  const { calendarsets } = await findStoredCatalogue(context, group, groupId);
  const wanted = toWanted(slotCatalogue, asked, new Set(calendarsets.map(({ id }) => id)));
  if (!wanted.ok) return wanted;
  // Whoever is not shown a service may still guess its id.
  if (
    !hasRight("see_unnamed", session, groupId) &&
    wanted.items.some((item) => isHidden(slotCatalogue, item))
  )
    return { ok: false, refusal: "vevent" };
  return toChain(slotCatalogue, wanted.items, group.fields.merge_interventions);
}

function isHidden({ interventions, packs }: SlotCatalogue, item: WantedItem): boolean {
  const record = "packId" in item ? packs.get(item.packId) : interventions.get(item.interventionId);
  return record !== undefined && isUnnamed(record);
}
