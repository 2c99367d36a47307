import type { ShownTerms } from "@rendezvous/domain/pricing/shown-terms";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "./page-data.ts";

/** Returns a function that writes length and price, as far as the group shows them. */
export function useFormatTerms(): (terms: ShownTerms) => string {
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const { free, from } = usePhrases().interventions;
  return ({ price, isFrom, length, longest }) => {
    const facts = [];
    if (group.display_intervention_length)
      facts.push([...new Set([length, longest])].map((one) => formatDuration(one, dateLocale)).join(" – "));
    if (group.display_intervention_price && price !== null) {
      const inMoney = price > 0 ? formatPrice(price, group.currency, dateLocale) : free;
      facts.push(isFrom ? from({ price: formatPrice(price, group.currency, dateLocale) }) : inMoney);
    }
    return facts.join(" · ");
  };
}

/** Returns the sum of several terms; without a price if one of them has none, because the sum of the others would be too low. */
export function sumOfTerms(terms: readonly ShownTerms[]): ShownTerms {
  const sum = (value: (one: ShownTerms) => number) => terms.reduce((total, one) => total + value(one), 0);
  return {
    price: terms.every(({ price }) => price !== null) ? sum(({ price }) => price ?? 0) : null,
    isFrom: terms.some(({ isFrom }) => isFrom),
    length: sum(({ length }) => length),
    longest: sum(({ longest }) => longest),
  };
}
