import { withLength } from "@rendezvous/domain/availability/place-terms";
import type { BookingLink } from "@rendezvous/domain/booking/model";
import { type Refusal, refuse } from "../../../http/call.ts";

/** Gives the one service of a chain another length; refuses a chain of several or a pack, where the service is ambiguous. */
export function overrideLength(
  links: readonly BookingLink[],
  length: number | undefined,
): { readonly ok: true; readonly links: readonly BookingLink[] } | Refusal {
  if (length === undefined) return { ok: true, links };
  const [only, ...others] = links;
  if (!only || others.length > 0 || only.packId !== null)
    return refuse("bad_request", { fields: { length: "expected one service" } });
  const { link } = only;
  return { ok: true, links: [{ ...only, link: { ...link, service: withLength(link.service, length) } }] };
}
