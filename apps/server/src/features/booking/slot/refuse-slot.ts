import { inMinutes } from "@rendezvous/domain/time/instant";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { whyNoSlot } from "@rendezvous/domain/availability/why-no-slot";
import { type ChainRequest, catalogueForPlacing } from "@rendezvous/domain/booking/decide";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import { type Refusal, refuse } from "../../../http/call.ts";

/** Returns the refusal of a slot. If there is none, adds the reason for the developer of a client. */
export function refuseSlot(
  refusal: ErrorCode,
  request: Pick<ChainRequest, "offered" | "links" | "start" | "nowMs" | "freedom">,
): Refusal {
  if (refusal !== "availabletimeslots") return refuse(refusal);
  const { links, start, nowMs } = request;
  const detail = whyNoSlot(catalogueForPlacing(request), toChainLinks(links), start, inMinutes(nowMs));
  return refuse(refusal, { detail });
}
