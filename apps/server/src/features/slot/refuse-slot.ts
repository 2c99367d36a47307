import { inMinutes } from "@rendezvous/domain/time/instant";
import type { ErrorCode } from "@rendezvous/contract/errors";
import { whyNoSlot } from "@rendezvous/domain/availability/why-no-slot";
import type { ChainRequest } from "@rendezvous/domain/booking/decide";
import { chainOf } from "@rendezvous/domain/booking/model";
import { type Refusal, refuse } from "../../http/refusal.ts";

/** A refusal of what was asked for at a time; where there is no slot, with the reason, for the developer of a client. */
export function refuseSlot(
  refusal: ErrorCode,
  { offered, links, start, nowMs }: Pick<ChainRequest, "offered" | "links" | "start" | "nowMs">,
): Refusal {
  if (refusal !== "availabletimeslots") return refuse(refusal);
  return refuse(refusal, { detail: whyNoSlot(offered.catalogue, chainOf(links), start, inMinutes(nowMs)) });
}
