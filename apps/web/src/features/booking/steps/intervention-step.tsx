import { lazy, Suspense } from "react";
import { Button } from "../../../components/button.tsx";
import { useIsHydrated } from "../../../lib/use-is-hydrated.ts";
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
  const isHydrated = useIsHydrated();
  const { services, packs, isEmpty, hasPromotions } = useOffers();
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
      {isHydrated && services.length > 0 && packs.length > 0 ? (
        <Suspense fallback={<OfferLists offers={services} />}>
          <OfferTabs services={services} packs={packs} />
        </Suspense>
      ) : (
        <OfferLists offers={services.length > 0 ? services : packs} />
      )}
    </>
  );
}
