import type { Intervention, Pack } from "@rendezvous/contract/catalogue/catalogue";
import type { ChosenItem } from "@rendezvous/domain/sequence/model";

/** A service or a pack. */
export type Offer = Intervention | Pack;

/** Returns the choice with which a booking of this offer begins. */
export function toChosenItem(offer: Offer): Partial<ChosenItem> {
  return "config" in offer ? { pack_id: offer.id } : { intervention_id: offer.id };
}

/** Returns the address of an uploaded picture without its size; the component that renders it chooses the width. */
export function fullPictureAddress(thumbnail: string | null): string | null {
  return thumbnail?.replace(/\?size=\d+x\d+$/, "") ?? null;
}
