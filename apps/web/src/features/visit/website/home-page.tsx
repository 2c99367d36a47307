import type { Website, Intervention, Pack } from "@rendezvous/contract/catalogue/catalogue";
import { homeTitle } from "@rendezvous/domain/website/home-title";
import { CalendarPlus, Sparkles } from "lucide-react";
import { homeItemsOf } from "@rendezvous/domain/website/home-items";
import type { ChosenItem } from "@rendezvous/domain/sequence/model";
import { Button } from "../../../components/button.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useDocumentTitle } from "../../ground/group/use-document-title.ts";
import { Carousel } from "./carousel.tsx";
import { Contact } from "./contact.tsx";
import styles from "./home-page.module.css";
import { OpeningHours } from "./opening-hours.tsx";
import { useStartFromHome, useOpenFullList } from "./use-start-from-home.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { LazyReturningClient } from "../booking/lazy-returning-client.tsx";
import { useChoices } from "../booking/use-choices.ts";
import { useInterventionFacts } from "../booking/use-intervention-facts.ts";
import { Chip } from "../../../components/chip.tsx";
import { HomeCard } from "./home-card.tsx";

/** The group's home page: its description, its offers, its hours and its place. */
export function HomePage({ website }: { website: Website }) {
  const phrases = usePhrases().common;
  const { group } = useLoadedGroup();
  const start = useStartFromHome();
  const documentTitle = useDocumentTitle(homeTitle(group, website));
  const pictures = picturesOf(website);
  return (
    <div className={styles.page}>
      <div className={`${styles.top} ${pictures.length > 0 ? styles.pictured : ""}`}>
        <div className={styles.words}>
          <ScreenTitle documentTitle={documentTitle} lang={website.lang}>
            {website.title.trim() || group.name}
          </ScreenTitle>
          <div className={styles.lead}>
            <RichText text={website.quick_desc} />
          </div>
          <Button look="main" className={styles.book} onClick={() => start()}>
            <CalendarPlus size={20} aria-hidden="true" />
            {phrases.book}
          </Button>
        </div>
        {pictures.length > 0 && <Carousel pictures={pictures} />}
      </div>
      <LazyReturningClient />
      <Highlight website={website} />
      <Listing website={website} />
      <div className={styles.facts}>
        <OpeningHours website={website} />
        <Contact website={website} />
      </div>
      {[website.complement_text, website.otherbox]
        .filter((text) => text.trim() !== "")
        .map((text) => (
          <div key={text} className={styles.text}>
            <RichText text={text} />
          </div>
        ))}
    </div>
  );
}

/** Returns the group's pictures, or its single picture if it has no list. */
function picturesOf({ file_upload, image }: Website): Website["file_upload"] {
  if (file_upload.length > 0) return file_upload;
  return image === null ? [] : [{ url: image, alt: "" }];
}

/** The service or pack that the group recommends, with its text; nothing if it is no longer offered. */
function Highlight({ website }: { website: Website }) {
  const { catalogue } = useChoices().config;
  const { highlight, offer_type, highlight_service, highlight_package, offer_text } = website;
  const offer: Offer | undefined =
    offer_type === "package"
      ? catalogue.packs.find(({ id }) => id === highlight_package)
      : catalogue.interventions.find(({ id, only_package }) => id === highlight_service && !only_package);
  if (!highlight || offer === undefined || offer.without_times) return null;
  return <HighlightCard offer={offer} text={offer_text} />;
}

function HighlightCard({ offer, text }: { offer: Offer; text: string }) {
  const { highlight } = useLazyPhrases("home");
  const { common } = usePhrases();
  const facts = useInterventionFacts(offer);
  const start = useStartFromHome();
  const { publicname: name, lang } = offer;
  return (
    <section className={styles.highlight} aria-labelledby="highlight">
      <p className={styles.mark}>
        <Sparkles size={18} aria-hidden="true" />
        {highlight}
      </p>
      <h2 id="highlight" lang={lang} className={styles.heading}>
        {name}
      </h2>
      {/* Browsers and the server may format a price with different spaces. */}
      {facts !== "" && (
        <p className={styles.quiet} suppressHydrationWarning>
          {facts}
        </p>
      )}
      <RichText text={text} />
      <Button
        look="main"
        className={styles.choose}
        id="highlight-book"
        aria-labelledby="highlight-book highlight"
        onClick={() => start(toChosenItem(offer))}
      >
        {common.book}
      </Button>
    </section>
  );
}

/** Some of the categories, services or packs, with a link to all of them. */
function Listing({ website }: { website: Website }) {
  const { interventions: phrases } = usePhrases();
  const { catalogue } = useChoices().config;
  const { showAllPacks } = useLazyPhrases("home");
  const seeAll = useOpenFullList();
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

/** A service or a pack. */
type Offer = Intervention | Pack;

/** Returns the choice with which a booking of this offer begins. */
function toChosenItem(offer: Offer): Partial<ChosenItem> {
  return "config" in offer ? { pack_id: offer.id } : { intervention_id: offer.id };
}

/** Returns the address of an uploaded picture without its size; the component that renders it chooses the width. */
function fullPictureAddress(thumbnail: string | null): string | null {
  return thumbnail?.replace(/\?size=\d+x\d+$/, "") ?? null;
}
