import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

/** Returns a service's length and price, as far as the group shows them: "30 min · €25.00". */
export function useInterventionFacts(intervention: Pick<Intervention, "length" | "price"> | null): string {
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const { free } = usePhrases().interventions;
  if (intervention === null) return "";
  const facts = [];
  if (group.display_intervention_length) facts.push(formatDuration(intervention.length, dateLocale));
  const { price } = intervention;
  if (group.display_intervention_price && price !== null)
    facts.push(price > 0 ? formatPrice(price, group.currency, dateLocale) : free);
  return facts.join(" · ");
}
