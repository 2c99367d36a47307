import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Tabs } from "../../../../components/tabs.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./choice-list.module.css";
import { EmptyStep } from "./empty-step.tsx";
import type { Offer } from "./category-groups.ts";
import { matchesOffer, type OfferCriteria, OfferFilter } from "./offer-filter.tsx";
import { OfferLists } from "./offer-lists.tsx";
import { PromotionFilter } from "./promotion-filter.tsx";
import { StepHead } from "./step-head.tsx";
import { useOffers } from "./use-offers.ts";

const STEP = "intervention_ids";

/** The number of services and packs from which there is a search. */
const SEARCHED_FROM = 20;
const EVERYTHING: OfferCriteria = { text: "", setId: null };

/** The services and packs that a visitor may book, by category. */
export function InterventionStep() {
  const phrases = usePhrases().interventions;
  const { config, sequence, active } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const offers = useOffers();
  const { isEmpty, hasPromotions, mayShowAll } = offers;
  const [criteria, setCriteria] = useState<OfferCriteria>(EVERYTHING);
  const all = [...offers.services, ...offers.packs];
  const isLong = all.length >= SEARCHED_FROM;
  const isShown = (offer: Offer) => !isLong || matchesOffer(offer, criteria);
  const services = offers.services.filter(isShown);
  const packs = offers.packs.filter(isShown);
  const hasBoth = services.length > 0 && packs.length > 0;
  // Opens the tab of the previous choice, or else of the home page's link.
  const isAboutPacks = active.intervention_id === null && sequence.isAboutPacks === true;
  const [tab, setTab] = useState(active.pack_id !== null || isAboutPacks ? "packs" : "services");
  /** The button that shows all disappears when pressed: the title, which is remounted, takes the focus. */
  const [isAllShown, setAllShown] = useState(false);
  const hasFilter = hasPromotions || sequence.slot_promotion;
  const isFilteredOut = !isEmpty && all.length === 0;
  const sets = config.catalogue.interventionsets.filter(({ id }) =>
    all.some((one) => one.interventionset_id === id),
  );
  return (
    <>
      <StepHead key={String(isAllShown)} step={STEP} title={phrases.heading} />
      {isEmpty && <EmptyStep step={STEP} text={phrases.none} />}
      {!isEmpty && hasFilter && <PromotionFilter />}
      {isFilteredOut && (
        <EmptyStep step={STEP} text={phrases.nonePromoted}>
          <Button look="main" onClick={() => dispatch({ type: "show_promotions", slot_promotion: false })}>
            {phrases.showAll}
          </Button>
        </EmptyStep>
      )}
      {isLong && <OfferFilter sets={sets} criteria={criteria} onChange={setCriteria} />}
      {isLong && services.length + packs.length === 0 && (
        <EmptyStep step={STEP} text={phrases.notFound}>
          <Button onClick={() => setCriteria(EVERYTHING)}>{phrases.showAll}</Button>
        </EmptyStep>
      )}
      {hasBoth ? (
        <Tabs
          label={phrases.tabs}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: "services", title: phrases.services, content: <OfferLists offers={services} /> },
            { id: "packs", title: phrases.packs, content: <OfferLists offers={packs} /> },
          ]}
        />
      ) : (
        <OfferLists offers={services.length > 0 ? services : packs} />
      )}
      {mayShowAll && (
        <Button
          className={styles.all}
          onClick={() => {
            dispatch({ type: "show_all_services" });
            setAllShown(true);
          }}
        >
          {phrases.showAll}
        </Button>
      )}
    </>
  );
}
