import type { Intervention, Pack } from "@rendezvous/contract/catalogue";
import type { ChosenItem } from "@rendezvous/domain/sequence/model";

/** A service or a pack. */
export type Offer = Intervention | Pack;

/** What choosing it says of a booking. */
export function chosenBy(offer: Offer): Partial<ChosenItem> {
  return "config" in offer ? { pack_id: offer.id } : { intervention_id: offer.id };
}

/** A picture of ours without the size of a card: what draws it chooses the width. */
export function wholePicture(thumbnail: string | null): string | null {
  return thumbnail?.replace(/\?size=\d+x\d+$/, "") ?? null;
}
