import type { Intervention } from "@rendezvous/contract/catalogue";
import { NOTHING_KNOWN, serviceOptions } from "@rendezvous/domain/sequence/options";
import { Video } from "lucide-react";
import { useId } from "react";
import { Chip } from "../../../components/chip.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { PhoneLink } from "../../group/phone-link.tsx";
import { useInterventionFacts } from "../use-intervention-facts.ts";
import { useChoices } from "../use-choices.ts";
import { useChoose } from "../use-choose.ts";
import { ChoiceCard } from "./choice-card.tsx";
import styles from "./choice-list.module.css";
import { groupInterventions, type InterventionGroup } from "./intervention-groups.ts";
import { StepHead } from "./step-head.tsx";

/** The services a visitor may book, by category. */
export function InterventionStep() {
  const phrases = usePhrases().interventions;
  const { group } = useKnownGroup();
  const { config, active } = useChoices();
  const { interventions, interventionsets } = config.catalogue;
  const { intervention_ids } = serviceOptions(config, active.asked.get("intervention_ids") ?? NOTHING_KNOWN);
  const offered = interventions.filter((one) => intervention_ids.includes(one.id));
  const groups = groupInterventions(offered, interventionsets);
  return (
    <>
      <StepHead title={phrases.heading} />
      {groups.length === 0 && (
        <div className={styles.empty}>
          <p>{phrases.none}</p>
          <PhoneLink phone={group.phone} />
        </div>
      )}
      {groups.map((one) => (
        <InterventionList key={one.set?.id ?? 0} group={one} isOnly={groups.length === 1} />
      ))}
    </>
  );
}

function InterventionList({ group, isOnly }: { group: InterventionGroup; isOnly: boolean }) {
  const phrases = usePhrases().interventions;
  const headingId = useId();
  const { set } = group;
  return (
    <section className={styles.section} aria-labelledby={set !== null || !isOnly ? headingId : undefined}>
      {(set !== null || !isOnly) && (
        <h2 id={headingId} className={styles.category}>
          {set?.publicname ?? phrases.others}
        </h2>
      )}
      {set !== null && set.description !== "" && (
        <div className={styles.text}>
          <RichText text={set.description} />
        </div>
      )}
      <ul className={styles.list}>
        {group.interventions.map((one) => (
          <InterventionCard key={one.id} intervention={one} />
        ))}
      </ul>
    </section>
  );
}

function InterventionCard({ intervention }: { intervention: Intervention }) {
  const phrases = usePhrases().interventions;
  const { group } = useKnownGroup();
  const { active } = useChoices();
  const choose = useChoose("intervention_ids");
  const facts = useInterventionFacts(intervention);
  const { id: intervention_id, publicname: name, promotions } = intervention;
  return (
    <ChoiceCard
      name={name}
      spokenName={facts === "" ? phrases.choose({ name }) : `${phrases.choose({ name })}, ${facts}`}
      facts={facts}
      chips={
        <>
          {intervention.videoconference && (
            <Chip>
              <Video size={14} aria-hidden="true" />
              {phrases.video}
            </Chip>
          )}
          {promotions !== null && promotions > 0 && (
            <Chip>{phrases.promotion({ percentage: promotions })}</Chip>
          )}
        </>
      }
      description={group.display_intervention_info ? intervention.description : ""}
      thumbnail={intervention.thumbnail}
      isChosen={active.intervention_id === intervention_id}
      onChoose={() => choose({ type: "choose_intervention", intervention_id })}
    />
  );
}
