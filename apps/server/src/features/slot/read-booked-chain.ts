import { MAX_ITEMS, type RequestedChain } from "@rendezvous/contract/wanted";
import { configuredSteps } from "@rendezvous/domain/sequence/configured-steps";
import { maxAppointments } from "@rendezvous/domain/sequence/max-appointments";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { type Refusal, refuse } from "../../http/refusal.ts";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type Asker, readChain } from "./read-chain.ts";
import type { ChainResult } from "./to-chain.ts";

type Booked = RequestedChain & { readonly max_multirdvs?: number | null | undefined };

/**
 * The chain that is to be booked or held. Whoever comes from outside takes as many services and packs at once as the group's
 * steps allow and the link to its page does; a professional as many as a call can say.
 */
export async function readBookedChain(
  asker: Asker,
  group: GroupRecord,
  slotCatalogue: SlotCatalogue,
  asked: Booked,
): Promise<Extract<ChainResult, { ok: true }> | Refusal> {
  const isPro = asker.session.kind === "pro" && hasRight("book", asker.session, group.id);
  const steps = configuredSteps(group.fields);
  const most = isPro ? MAX_ITEMS : maxAppointments({ steps, max_multirdvs: asked.max_multirdvs ?? null });
  const read = await readChain(asker, group, slotCatalogue, asked, most);
  if (read.ok) return read;
  if (read.refusal === "invalid_calendar") return refuse("invalid_calendar", { text: "Invalid calendar" });
  return refuse(read.refusal === "bad_request" ? "vevent" : read.refusal);
}
