import {
  type ChosenPlace,
  type Offer,
  type ShownTerms,
  shownTerms,
} from "@rendezvous/domain/pricing/shown-terms";
import { useFormatTerms } from "../../ground/group/use-format-terms.ts";
import type { SelectedItem } from "./use-choices.ts";

const ANYWHERE: ChosenPlace = { calendarId: null, resourceId: null };

/** Returns a service's length and price, as far as the group shows them: "30 min · €25.00". */
export function useInterventionFacts(offer: Offer | null, place = ANYWHERE): string {
  const write = useFormatTerms();
  return offer === null ? "" : write(shownTerms(offer, place));
}

/** Returns the length and price of a chosen service or pack with the chosen calendar and resource. */
export function termsOfItem({ intervention, pack, calendar, resource }: SelectedItem): ShownTerms | null {
  const offer = intervention ?? pack;
  return offer && shownTerms(offer, { calendarId: calendar?.id ?? null, resourceId: resource?.id ?? null });
}
