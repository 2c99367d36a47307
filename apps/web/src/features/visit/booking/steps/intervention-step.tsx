import { useState, useId } from "react";
import type { Intervention, Pack } from "@rendezvous/contract/catalogue/catalogue";
import { mayShowAllServices, NO_ANSWERS, serviceOptions } from "@rendezvous/domain/sequence/options";
import { isPromoted } from "@rendezvous/domain/sequence/promoted";
import { Button } from "../../../../components/button.tsx";
import { Tabs } from "../../../../components/tabs.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBooking } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import styles from "./choice-list.module.css";
import { EmptyStep } from "./empty-step.tsx";
import { type Offer, type CategoryGroup, groupByCategory } from "./category-groups.ts";
import { matchesOffer, type OfferCriteria, OfferFilter } from "./offer-filter.tsx";
import { StepHead } from "./step-head.tsx";
import { RichText } from "../../../../components/rich-text.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { ChoiceList } from "./choice-list.tsx";
import { OfferCard } from "./offer-card.tsx";
import { type StepLook, toStepLook } from "./step-look.ts";
import { SegmentedControl } from "../../../../components/fields/segmented-control.tsx";
import promotionFilter from "./promotion-filter.module.css";

const STEP = "intervention_ids";

/** The number of services and packs from which there is a search. */
const SEARCHED_FROM = 20;
const EVERYTHING: OfferCriteria = { text: "", setId: null };

/** The services and packs that a visitor may book, by category. */
export function InterventionStep() {
  const phrases = usePhrases().interventions;
  const { config, sequence, active } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const offers = useOfferedFields();
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

/** Services or packs under the headings of their categories. */
function OfferLists({ offers }: { offers: readonly Offer[] }) {
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

/** Shows all services, or only those with a promotion; says that promotions apply at certain times only. */
function PromotionFilter() {
  const texts = usePhrases().interventions.promotionFilter;
  const isOn = useBooking((booking) => booking.sequence.slot_promotion);
  const dispatch = useBooking((booking) => booking.dispatch);
  return (
    <div className={promotionFilter.filter}>
      <SegmentedControl
        label={texts.label}
        options={[
          { value: "all", label: texts.all },
          { value: "promoted", label: texts.promoted },
        ]}
        value={isOn ? "promoted" : "all"}
        onChange={(value) => dispatch({ type: "show_promotions", slot_promotion: value === "promoted" })}
      />
      <p className={promotionFilter.hint}>{isOn ? texts.promotedHint : texts.allHint}</p>
    </div>
  );
}

interface Offers {
  /** Only services with a promotion, if the visitor's filter says so. */
  services: readonly Intervention[];
  packs: readonly Pack[];
  /** Whether no service and no pack fits the other choices. */
  isEmpty: boolean;
  /** Whether any of them may have a promotion. */
  hasPromotions: boolean;
  /** Whether a category of the link or the home page limits the list, and the visitor may remove that limit. */
  mayShowAll: boolean;
}

/** Returns the services and packs that fit the other choices. */
function useOfferedFields(): Offers {
  const { group } = useLoadedGroup();
  const { config, sequence, active } = useChoices();
  const allowedIds = active.answers.get("intervention_ids") ?? NO_ANSWERS;
  const options = serviceOptions(config, allowedIds);
  const services = config.catalogue.interventions.filter((one) => options.intervention_ids.includes(one.id));
  const packs = config.catalogue.packs.filter((one) => options.pack_ids.includes(one.id));
  const hasPromotions = group.has_promotions && [...services, ...packs].some(isPromoted);
  const isShown = sequence.slot_promotion ? isPromoted : () => true;
  return {
    services: services.filter(isShown),
    packs: packs.filter(isShown),
    isEmpty: services.length + packs.length === 0,
    hasPromotions,
    mayShowAll: mayShowAllServices(config, allowedIds),
  };
}
