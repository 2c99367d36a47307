import { whyNoSlot } from "@rendezvous/domain/availability/why-no-slot";
import type { Catalogue, ChainLink } from "@rendezvous/domain/availability/model";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { ErrorCode } from "@rendezvous/contract/errors";
import { type Refusal, refuse } from "../../http/refusal.ts";

/** A refusal of what was asked for at a time; where there is no slot, with the reason, for whoever writes a client. */
export function refuseSlot(
  refusal: ErrorCode,
  asked: { readonly catalogue: Catalogue; readonly chain: readonly ChainLink[]; readonly start: EpochMinute },
  now: number,
): Refusal {
  if (refusal !== "availabletimeslots") return refuse(refusal);
  return refuse(refusal, { detail: whyNoSlot(asked.catalogue, asked.chain, asked.start, now / 60_000) });
}
