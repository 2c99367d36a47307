import type { Interventionset } from "@rendezvous/contract/catalogue/catalogue";
import { Search } from "lucide-react";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { foldText } from "../../../../lib/fold-text.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import type { Offer } from "./category-groups.ts";
import styles from "./offer-filter.module.css";

export interface OfferCriteria {
  readonly text: string;
  /** null: every category. */
  readonly setId: number | null;
}

/** Whether an offer belongs to the category, and its name or description contains all the words; accents do not matter. */
export function matchesOffer(offer: Offer, { text, setId }: OfferCriteria): boolean {
  if (setId !== null && offer.interventionset_id !== setId) return false;
  const searched = foldText(`${offer.publicname} ${offer.description}`);
  return foldText(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

interface Props {
  readonly sets: readonly Interventionset[];
  readonly criteria: OfferCriteria;
  readonly onChange: (criteria: OfferCriteria) => void;
}

/** Filters a long list of services by words and by category. */
export function OfferFilter({ sets, criteria, onChange }: Props) {
  const { interventions, steps } = usePhrases();
  return (
    <search className={styles.filter}>
      <label className={styles.find}>
        <Search size={18} aria-hidden="true" />
        <VisuallyHidden>{interventions.find}</VisuallyHidden>
        <input
          type="search"
          placeholder={interventions.find}
          value={criteria.text}
          onChange={(event) => onChange({ ...criteria, text: event.target.value })}
        />
      </label>
      {sets.length > 1 && (
        <ul className={styles.sets} aria-label={steps.interventionset_ids}>
          {sets.map(({ id, publicname, lang }) => (
            <li key={id}>
              <button
                type="button"
                lang={lang}
                className={styles.set}
                aria-pressed={criteria.setId === id}
                onClick={() => onChange({ ...criteria, setId: criteria.setId === id ? null : id })}
              >
                {publicname}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
