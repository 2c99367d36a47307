import { lazy, useDeferredValue } from "react";
import { Button } from "../../../components/button.tsx";
import { TabsOutline } from "../../../components/tabs-outline.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import { EmptyStep } from "./empty-step.tsx";
import { OfferLists } from "./offer-lists.tsx";
import { PromotionFilter } from "./promotion-filter.tsx";
import { StepHead } from "./step-head.tsx";
import { useOffers } from "./use-offers.ts";

const STEP = "intervention_ids";

/** Only groups with packs need tabs; what makes them is larger than all the rest of this screen. */
const OfferTabs = lazy(() => import("./offer-tabs.tsx").then((file) => ({ default: file.OfferTabs })));

/** The services and packs a visitor may book, by category. */
export function InterventionStep() {
  const phrases = usePhrases().interventions;
  const { sequence } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const { services, packs, isEmpty, hasPromotions } = useOffers();
  const hasBoth = services.length > 0 && packs.length > 0;
  // Until the tabs have come, the services stand there as the server has drawn them, and can be chosen.
  const hasTabs = useDeferredValue(hasBoth, false);
  const hasFilter = hasPromotions || sequence.slot_promotion;
  const isFilteredOut = !isEmpty && services.length + packs.length === 0;
  return (
    <>
      <StepHead step={STEP} title={phrases.heading} />
      {isEmpty && <EmptyStep step={STEP} text={phrases.none} />}
      {!isEmpty && hasFilter && <PromotionFilter />}
      {isFilteredOut && (
        <EmptyStep step={STEP} text={phrases.nonePromoted}>
          <Button look="main" onClick={() => dispatch({ type: "show_promotions", slot_promotion: false })}>
            {phrases.showAll}
          </Button>
        </EmptyStep>
      )}
      {hasTabs ? (
        <OfferTabs services={services} packs={packs} />
      ) : (
        <>
          {hasBoth && <TabsOutline titles={[phrases.services, phrases.packs]} />}
          <OfferLists offers={services.length > 0 ? services : packs} />
        </>
      )}
    </>
  );
}
