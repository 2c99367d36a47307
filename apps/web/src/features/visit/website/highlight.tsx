import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import { Sparkles } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useChoices } from "../booking/use-choices.ts";
import { useInterventionFacts } from "../booking/use-intervention-facts.ts";
import styles from "./home-page.module.css";
import { toChosenItem, type Offer } from "./offer.ts";
import { useStartFromHome } from "./use-start-from-home.ts";

/** The service or pack that the group recommends, with its text; nothing if it is no longer offered. */
export function Highlight({ website }: { website: Website }) {
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
