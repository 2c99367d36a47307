import type { Pack } from "@rendezvous/contract/catalogue/catalogue";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { Layers, Video } from "lucide-react";
import { Chip } from "../../../../components/chip.tsx";
import { lazyScreen } from "../../../../components/with-loading.tsx";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useChoices } from "../use-choices.ts";
import { useChoose } from "../use-choose.ts";
import { useInterventionFacts } from "../use-intervention-facts.ts";
import { BasketPlace } from "../basket/lazy-basket.tsx";
import type { Offer } from "./category-groups.ts";
import { ChoiceCard } from "./choice-card.tsx";
import styles from "./offer-card.module.css";

const NeededPass = lazyScreen(async () => (await import("../../passes/needed-pass.tsx")).NeededPass);

/** A card for a service or pack: name, length, price, promotions, and a pack's services. */
export function OfferCard({ offer, thumbnail }: { offer: Offer; thumbnail: string | null }) {
  const phrases = usePhrases().interventions;
  const { group } = useLoadedGroup();
  const { active } = useChoices();
  const choose = useChoose("intervention_ids");
  const facts = useInterventionFacts(offer, {
    calendarId: active.calendar_id || null,
    resourceId: active.resource_id || null,
  });
  const { id, publicname: name, lang, promotions } = offer;
  const isPack = "config" in offer;
  const nameParts = [phrases.choose({ name }), facts];
  if (isPack) nameParts.splice(1, 0, phrases.pack);
  return (
    <ChoiceCard
      name={name}
      lang={lang}
      spokenName={nameParts.filter((part) => part !== "").join(", ")}
      facts={facts}
      chips={
        <>
          {isPack && (
            <Chip>
              <Layers size={14} aria-hidden="true" />
              {phrases.pack}
            </Chip>
          )}
          {!isPack && offer.videoconference && (
            <Chip>
              <Video size={14} aria-hidden="true" />
              {phrases.video}
            </Chip>
          )}
          {!isPack && offer.needs_pass && <NeededPass />}
          {promotions !== null && promotions > 0 && (
            <Chip>{phrases.promotion({ percentage: promotions })}</Chip>
          )}
        </>
      }
      description={group.display_intervention_info ? offer.description : ""}
      thumbnail={thumbnail}
      timed={isPack ? null : { step: "intervention_ids", id, name }}
      button={<BasketPlace id={id} name={name} isPack={isPack} />}
      isChosen={(isPack ? active.pack_id : active.intervention_id) === id}
      onChoose={() =>
        choose(
          isPack
            ? { type: "choose_pack", pack_id: id }
            : { type: "choose_intervention", intervention_id: id },
        )
      }
    >
      {isPack && <PackContent pack={offer} />}
    </ChoiceCard>
  );
}

/** The services of a pack in order, with the breaks between them. */
function PackContent({ pack }: { pack: Pack }) {
  const phrases = usePhrases().interventions;
  const dateLocale = useDateLocale();
  return (
    <ol className={styles.content} aria-label={phrases.packContent}>
      {pack.config.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pack may hold a service twice
        <li
          key={index}
          className={"break_time" in entry ? styles.break : undefined}
          lang={"break_time" in entry ? undefined : entry.lang}
        >
          {"break_time" in entry
            ? phrases.packBreak({ length: formatDuration(entry.break_time, dateLocale) })
            : entry.publicname}
        </li>
      ))}
    </ol>
  );
}
