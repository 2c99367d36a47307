import type { StepName } from "@rendezvous/domain/sequence/steps";
import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { useDateLocale, usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { toStep } from "../../group/paths.ts";
import { useChoices } from "../use-choices.ts";
import { useInterventionFacts } from "../use-intervention-facts.ts";
import styles from "./summary-card.module.css";
import { stepsFor } from "@rendezvous/domain/sequence/steps";

/** What has been chosen so far, each with a way to change it. */
export function SummaryCard({ step }: { step: StepName }) {
  const phrases = usePhrases().summary;
  const dateLocale = useDateLocale();
  const { bookable, filters, intervention, calendar, calendarId } = useChoices();
  const facts = useInterventionFacts(intervention);
  const isCalendarAsked = stepsFor(bookable, filters).includes("calendar_id");
  const isEmpty = intervention === null;
  return (
    <section className={`${styles.card} ${isEmpty ? styles.empty : ""}`} aria-labelledby="summary-heading">
      <h2 id="summary-heading" className={styles.heading}>
        {phrases.heading}
      </h2>
      {isEmpty && <p className={styles.quiet}>{phrases.empty}</p>}
      <dl className={styles.list}>
        {intervention !== null && (
          <Item name={phrases.intervention} step="intervention_ids" current={step}>
            <span className={styles.value}>{intervention.publicname}</span>
            {facts !== "" && <span className={styles.facts}>{facts}</span>}
          </Item>
        )}
        {intervention !== null && calendarId !== null && (calendar !== null || isCalendarAsked) && (
          <Item name={phrases.calendar} step={isCalendarAsked ? "calendar_id" : null} current={step}>
            <span className={styles.value}>{calendar?.publicname ?? phrases.noPreference}</span>
          </Item>
        )}
        {filters.slots !== null && (
          <Item name={phrases.when} step="slots" current={step}>
            <span className={styles.value}>{formatDayAndTime(filters.slots.start, dateLocale)}</span>
          </Item>
        )}
      </dl>
    </section>
  );
}

interface ItemProps {
  name: string;
  /** Where it is chosen; null when there was nothing to choose. */
  step: StepName | null;
  current: StepName;
  children: ReactNode;
}

function Item({ name, step, current, children }: ItemProps) {
  const phrases = usePhrases().common;
  const { group } = useKnownGroup();
  return (
    <div className={styles.item}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.what}>{children}</dd>
      {step !== null && step !== current && (
        <dd className={styles.change}>
          <Link className={styles.link} {...toStep(group.urlname, step)}>
            {phrases.change}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  );
}
