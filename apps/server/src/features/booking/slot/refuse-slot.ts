import { toFractionalMinutes } from "@rendezvous/domain/time/instant";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { whyNoSlot } from "@rendezvous/domain/availability/why-no-slot";
import { type ChainRequest, toPlacing } from "@rendezvous/domain/booking/decide";
import { type Refusal, refuse } from "../../../http/call.ts";

/** Returns the refusal of a slot. If there is none, adds the reason for the developer of a client. */
export function refuseSlot(
  refusal: ErrorCode,
  request: Pick<ChainRequest, "offered" | "links" | "start" | "nowMs" | "freedom">,
): Refusal {
  if (refusal !== "availabletimeslots") return refuse(refusal);
  const { catalogue, chain } = toPlacing(request);
  const detail = whyNoSlot(catalogue, chain, request.start, toFractionalMinutes(request.nowMs));
  return refuse(refusal, { detail });
}
