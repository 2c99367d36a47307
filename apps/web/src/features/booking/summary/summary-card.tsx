import { maxAppointments } from "@rendezvous/domain/sequence/max-appointments";
import type { StepName } from "@rendezvous/domain/sequence/model";
import { useDateLocale, usePhrases } from "../../../lib/phrases.ts";
import { HoldNotice } from "../hold/hold-notice.tsx";
import { useKnownGroup } from "../../group/first-data.ts";
import { spokenStart } from "../../slots/spoken-start.ts";
import { useChoices } from "../use-choices.ts";
import { AddAppointment } from "./add-appointment.tsx";
import { ChosenItem } from "./chosen-item.tsx";
import { ChosenList } from "./chosen-list.tsx";
import { ChosenLine } from "./chosen-line.tsx";
import styles from "./summary-card.module.css";
import { SummaryTotal } from "./summary-total.tsx";

/** What has been chosen so far, each with a way to change it, and the way to add more. */
export function SummaryCard({ step }: { step: StepName }) {
  const screen = usePhrases();
  const phrases = screen.summary;
  const { group } = useKnownGroup();
  const dateLocale = useDateLocale();
  const { config, chosen, sequence } = useChoices();
  const isEmpty = chosen.length === 0;
  const isMulti = maxAppointments(config) > 1;
  return (
    <section className={`${styles.card} ${isEmpty ? styles.empty : ""}`} aria-labelledby="summary-heading">
      <h2 id="summary-heading" className={styles.heading}>
        {chosen.length > 1 ? phrases.headingSeveral : phrases.heading}
      </h2>
      {isEmpty && <p className={styles.quiet}>{phrases.empty}</p>}
      {isMulti ? (
        <ChosenList chosen={chosen} current={step} />
      ) : (
        chosen.map((thing) => <ChosenItem key={thing.index} thing={thing} current={step} isMulti={false} />)
      )}
      {sequence.slots !== null && (
        <dl className={styles.list}>
          <ChosenLine name={phrases.when} step="slots" index={null} current={step}>
            <span className={styles.value}>
              {spokenStart(sequence.slots, group.timezone, screen, dateLocale)}
            </span>
            <HoldNotice urlname={group.urlname} />
          </ChosenLine>
        </dl>
      )}
      <SummaryTotal />
      {isMulti && <AddAppointment current={step} />}
    </section>
  );
}
