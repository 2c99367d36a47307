import { type ChoiceStep, isChoiceStep, type StepName } from "@rendezvous/domain/sequence/model";
import { choiceSteps } from "@rendezvous/domain/sequence/resolve-item";
import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { useDateLocale, usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { toStep } from "../../group/paths.ts";
import { useBooking } from "../booking-store.ts";
import { type ChosenThing, useChoices } from "../use-choices.ts";
import { useInterventionFacts } from "../use-intervention-facts.ts";
import styles from "./summary-card.module.css";

/** What has been chosen so far, each with a way to change it. */
export function SummaryCard({ step }: { step: StepName }) {
  const phrases = usePhrases().summary;
  const dateLocale = useDateLocale();
  const { chosen, sequence } = useChoices();
  const isEmpty = chosen.length === 0;
  return (
    <section className={`${styles.card} ${isEmpty ? styles.empty : ""}`} aria-labelledby="summary-heading">
      <h2 id="summary-heading" className={styles.heading}>
        {phrases.heading}
      </h2>
      {isEmpty && <p className={styles.quiet}>{phrases.empty}</p>}
      {chosen.map((thing) => (
        <ThingList key={thing.index} thing={thing} current={step} />
      ))}
      {sequence.slots !== null && (
        <dl className={styles.list}>
          <Item name={phrases.when} step="slots" index={null} current={step}>
            <span className={styles.value}>{formatDayAndTime(sequence.slots.start, dateLocale)}</span>
          </Item>
        </dl>
      )}
    </section>
  );
}

function ThingList({ thing, current }: { thing: ChosenThing; current: StepName }) {
  const phrases = usePhrases().summary;
  const { config } = useChoices();
  const { intervention, pack, calendar, resource, index } = thing;
  const facts = useInterventionFacts(intervention ?? pack);
  const steps = choiceSteps(config).map((one) => one.name);
  const stepOf = (step: ChoiceStep) => (steps.includes(step) && !thing.blocked.includes(step) ? step : null);
  const shows = (step: "calendar_id" | "resource_id", place: object | null) =>
    pack === null && (place !== null || (stepOf(step) !== null && thing[step] !== null));
  return (
    <dl className={styles.list}>
      <Item name={phrases.intervention} step={stepOf("intervention_ids")} index={index} current={current}>
        <span className={styles.value}>{(intervention ?? pack)?.publicname}</span>
        {facts !== "" && <span className={styles.facts}>{facts}</span>}
      </Item>
      {shows("calendar_id", calendar) && (
        <Item name={phrases.calendar} step={stepOf("calendar_id")} index={index} current={current}>
          <span className={styles.value}>{calendar?.publicname ?? phrases.noPreference}</span>
        </Item>
      )}
      {shows("resource_id", resource) && (
        <Item name={phrases.resource} step={stepOf("resource_id")} index={index} current={current}>
          <span className={styles.value}>{resource?.publicname ?? phrases.noPreference}</span>
        </Item>
      )}
    </dl>
  );
}

interface ItemProps {
  name: string;
  /** Where it is chosen; null when there was nothing to choose. */
  step: StepName | null;
  /** Which of the items it is about; null = the whole booking. */
  index: number | null;
  current: StepName;
  children: ReactNode;
}

function Item({ name, step, index, current, children }: ItemProps) {
  const phrases = usePhrases().common;
  const { group } = useKnownGroup();
  const { sequence } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const isHere = step === current && (index === null || !isChoiceStep(current) || sequence.active === index);
  return (
    <div className={styles.item}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.what}>{children}</dd>
      {step !== null && !isHere && (
        <dd className={styles.change}>
          <Link
            className={styles.link}
            {...toStep(group.urlname, step)}
            onClick={() => {
              if (index !== null) dispatch({ type: "modify_item", index });
            }}
          >
            {phrases.change}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  );
}
