import type { Appointment } from "@rendezvous/contract/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { Check } from "lucide-react";
import { RichText } from "../../../components/rich-text.tsx";
import { useDateLocale, usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { spokenStart } from "../slots/spoken-start.ts";
import { StepHead } from "../steps/step-head.tsx";
import { BookAgainLink } from "./book-again-link.tsx";
import { BookingTotal } from "./booking-total.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { CalendarLinks, DirectionsLink } from "./confirm-links.tsx";
import styles from "./confirmation.module.css";
import { EntryFacts } from "./entry-facts.tsx";

interface Props {
  /** By start; none of them cancelled; never empty. */
  appointments: readonly Appointment[];
  token: string;
  /** Set for someone who has just booked. */
  email: string | null;
  onCancelled: (ids: readonly number[]) => void;
}

/** When, large; then who, what, with whom, where, for each; then what can be done with it. */
export function Confirmation({ appointments, token, email, onCancelled }: Props) {
  const screen = usePhrases();
  const phrases = screen.confirm;
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  const entries = mergePacks(appointments);
  const [first] = entries;
  if (first === undefined) return null;
  const isSeveral = entries.length > 1;
  const title =
    email === null
      ? isSeveral
        ? phrases.upcomingSeveral
        : phrases.upcoming
      : isSeveral
        ? phrases.headingSeveral
        : phrases.heading;
  return (
    <div className={styles.page}>
      <Check size={32} strokeWidth={3} aria-hidden="true" className={styles.check} />
      <StepHead title={title}>
        <p className={styles.when}>{spokenStart(first, group.timezone, screen, dateLocale)}</p>
        {email !== null && email !== "" && <p className={styles.quiet}>{phrases.mailSent({ email })}</p>}
      </StepHead>
      {entries.map((entry) => (
        <section key={entry.id} className={styles.entry}>
          <EntryFacts entry={entry} isSeveral={isSeveral} />
          {isSeveral && (
            <CancelButton
              appointments={entry.appointments}
              name={phrases.cancelOne({ name: entry.first.pack?.name ?? entry.first.intervention_name })}
              token={token}
              onCancelled={onCancelled}
            />
          )}
        </section>
      ))}
      <BookingTotal entries={entries} />
      <RichText text={group.apptemplates["confirm_text"] ?? ""} />
      <div className={styles.actions}>
        <CalendarLinks appointments={appointments} token={token} />
        <DirectionsLink appointment={first.first} />
      </div>
      <div className={styles.after}>
        <BookAgainLink look="quiet" />
        <CancelButton
          appointments={appointments}
          name={isSeveral ? phrases.cancelAll : phrases.cancel}
          token={token}
          onCancelled={onCancelled}
        />
      </div>
    </div>
  );
}
