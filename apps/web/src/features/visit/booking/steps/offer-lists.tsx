import { useId } from "react";
import { RichText } from "../../../../components/rich-text.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { useChoices } from "../use-choices.ts";
import { type CategoryGroup, groupByCategory, type Offer } from "./category-groups.ts";
import { ChoiceList } from "./choice-list.tsx";
import styles from "./choice-list.module.css";
import { OfferCard } from "./offer-card.tsx";
import { type StepLook, toStepLook } from "./step-look.ts";

/** Services or packs under the headings of their categories. */
export function OfferLists({ offers }: { offers: readonly Offer[] }) {
  const { config } = useChoices();
  const { group } = useLoadedGroup();
  const look = toStepLook(group, "intervention_ids", offers);
  const groups = groupByCategory(offers, config.catalogue.interventionsets);
  return groups.map((one) => (
    <OfferList key={one.set?.id ?? 0} group={one} look={look} isOnly={groups.length === 1} />
  ));
}

interface ListProps {
  group: CategoryGroup;
  look: StepLook;
  isOnly: boolean;
}

function OfferList({ group: { set, offers }, look, isOnly }: ListProps) {
  const phrases = usePhrases().interventions;
  const headingId = useId();
  const hasHeading = set !== null || !isOnly;
  return (
    <section className={styles.section} aria-labelledby={hasHeading ? headingId : undefined}>
      {hasHeading && (
        <h2 id={headingId} lang={set?.lang} className={styles.category}>
          {set?.publicname ?? phrases.others}
        </h2>
      )}
      {set !== null && set.description !== "" && (
        <div className={styles.text}>
          <RichText text={set.description} />
        </div>
      )}
      <ChoiceList look={look}>
        {offers.map((one) => (
          <OfferCard
            key={`${one.type}${one.id}`}
            offer={one}
            // If other cards of the list have pictures, a card without one gets its category's.
            thumbnail={one.thumbnail ?? set?.thumbnail ?? null}
          />
        ))}
      </ChoiceList>
    </section>
  );
}
