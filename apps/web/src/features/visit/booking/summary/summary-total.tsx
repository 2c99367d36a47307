import { toPromotedPrice } from "@rendezvous/domain/pricing/promotion";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./summary-card.module.css";

/**
 * The total price and length of several appointments, or of one whose time has a promotion. The price shown before the
 * booking is never lower than the price to pay.
 */
export function SummaryTotal() {
  const phrases = usePhrases();
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const { chosen, sequence } = useChoices();
  const offers = chosen.flatMap(({ intervention, pack }) => intervention ?? pack ?? []);
  const before = offers.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const lengthMinutes = offers.reduce((sum, { length }) => sum + length, 0);
  const promotion = sequence.slots?.promotion ?? null;
  // If one item has no price, no total is shown, because the sum of the other prices would be too low.
  const isWhole = offers.every(({ price }) => price !== null);
  const hasPrice = isWhole && before > 0 && group.display_intervention_price;
  const isWorthIt = offers.length > 1 || (promotion !== null && hasPrice);
  if (!isWorthIt) return null;
  const price = (minorUnits: number) => formatPrice(minorUnits, group.currency, dateLocale);
  return (
    <p className={styles.total}>
      <span>
        {phrases.summary.total}
        {group.display_intervention_length && offers.length > 1 && (
          <span className={styles.facts}> · {formatDuration(lengthMinutes, dateLocale)}</span>
        )}
      </span>
      {hasPrice && promotion === null && <strong>{price(before)}</strong>}
      {hasPrice && promotion !== null && (
        <span>
          <VisuallyHidden>{phrases.summary.priceBefore}</VisuallyHidden>{" "}
          <s className={styles.facts}>{price(before)}</s>{" "}
          <VisuallyHidden>{phrases.summary.priceAfter}</VisuallyHidden>{" "}
          <strong>{price(toPromotedPrice(before, promotion))}</strong>
        </span>
      )}
    </p>
  );
}
