import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import { homeItemsOf } from "@rendezvous/domain/website/listed";
import { Button } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useChoices } from "../booking/use-choices.ts";
import { useInterventionFacts } from "../booking/use-intervention-facts.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { HomeCard } from "./home-card.tsx";
import styles from "./home-page.module.css";
import { toChosenItem, type Offer, fullPictureAddress } from "./offer.ts";
import { useSeeAll, useStartFromHome } from "./use-start-from-home.ts";

/** Some of the categories, services or packs, with a link to all of them. */
export function Listing({ website }: { website: Website }) {
  const { interventions: phrases } = usePhrases();
  const { catalogue } = useChoices().config;
  const { showAllPacks } = useLazyPhrases("home");
  const seeAll = useSeeAll();
  const { listing, listset_ids, listing_ids, package_ids } = website;
  const bookable = catalogue.interventions.filter((one) => !one.only_package && !one.without_times);
  const packs = catalogue.packs.filter((one) => !one.without_times);
  const offers: readonly Offer[] =
    listing === "package" ? homeItemsOf(package_ids, packs) : homeItemsOf(listing_ids, bookable);
  const cards =
    listing === "category"
      ? homeItemsOf(listset_ids, catalogue.interventionsets).map((set) => (
          <CategoryCard key={set.id} set={set} />
        ))
      : offers.map((offer) => <OfferCard key={offer.id} offer={offer} />);
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="listing">
      <h2 id="listing" className={styles.heading}>
        {listing === "package" ? phrases.packs : phrases.services}
      </h2>
      <ul className={styles.cards}>{cards}</ul>
      <Button className={styles.more} onClick={() => seeAll(listing)}>
        {listing === "package" ? showAllPacks : phrases.showAll}
      </Button>
    </section>
  );
}

type Category = ReturnType<typeof useChoices>["config"]["catalogue"]["interventionsets"][number];

function CategoryCard({ set: { id, publicname, lang, description, thumbnail } }: { set: Category }) {
  const start = useStartFromHome();
  return (
    <HomeCard
      name={publicname}
      lang={lang}
      spokenName={publicname}
      description={description}
      picture={fullPictureAddress(thumbnail)}
      onChoose={() => start({ interventionset_ids: [id] })}
    />
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const phrases = usePhrases().interventions;
  const { group } = useLoadedGroup();
  const facts = useInterventionFacts(offer);
  const start = useStartFromHome();
  const { publicname: name, lang, description, thumbnail, promotions } = offer;
  return (
    <HomeCard
      name={name}
      lang={lang}
      spokenName={[phrases.choose({ name }), facts].filter((part) => part !== "").join(", ")}
      facts={facts}
      chips={
        promotions !== null && promotions > 0 && <Chip>{phrases.promotion({ percentage: promotions })}</Chip>
      }
      description={group.display_intervention_info ? description : ""}
      picture={fullPictureAddress(thumbnail)}
      onChoose={() => start(toChosenItem(offer))}
    />
  );
}
