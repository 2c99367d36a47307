import type { BookingLink } from "@rendezvous/domain/booking/model";
import { type Refusal, refuse } from "../../../http/refusal.ts";

/** The one service of a chain with a length of its own; a refusal for a chain or a pack, where it is unclear which one is meant. */
export function withLength(
  links: readonly BookingLink[],
  length: number | undefined,
): { readonly ok: true; readonly links: readonly BookingLink[] } | Refusal {
  if (length === undefined) return { ok: true, links };
  const [only, ...others] = links;
  if (!only || others.length > 0 || only.packId !== null)
    return refuse("bad_request", { fields: { length: "expected one service" } });
  const { link } = only;
  return { ok: true, links: [{ ...only, link: { ...link, service: { ...link.service, length } } }] };
}
