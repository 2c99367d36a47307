import type { Intervention } from "@rendezvous/contract/catalogue";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useDateLocale } from "../../lib/phrases.ts";
import { useKnownGroup } from "../group/first-data.ts";

/** "30 min · €25.00": what the group shows of a service's length and price; a service for nothing has no price. */
export function useInterventionFacts(intervention: Pick<Intervention, "length" | "price"> | null): string {
  const { group } = useKnownGroup();
  const dateLocale = useDateLocale();
  if (intervention === null) return "";
  const facts = [];
  if (group.display_intervention_length) facts.push(formatDuration(intervention.length));
  if (group.display_intervention_price && intervention.price > 0)
    facts.push(formatPrice(intervention.price, group.currency, dateLocale));
  return facts.join(" · ");
}
