import type { Appointment } from "@rendezvous/contract/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { movedTogether } from "@rendezvous/domain/appointment/moved-together";
import { Check } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useDateLocale, usePhrases } from "../../../lib/phrases.ts";
import { DirectionsLink } from "../../appointments/details/directions-link.tsx";
import { EntryFacts } from "../../appointments/details/entry-facts.tsx";
import { useAppointmentPhrases } from "../../appointments/use-appointment-phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { spokenStart } from "../../slots/spoken-start.ts";
import { StepHead } from "../steps/step-head.tsx";
import { BookAgainLink } from "./book-again-link.tsx";
import { BookingTotal } from "./booking-total.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { CalendarLinks } from "./calendar-links.tsx";
import styles from "./confirmation.module.css";

interface Props {
  /** By start; none of them cancelled; never empty. */
  appointments: readonly Appointment[];
  token: string;
  /** Set for someone who has just booked. */
  email: string | null;
  /** They have just been moved. */
  isMoved: boolean;
  /** Some of them are to be moved, together. */
  onMove: (together: readonly Appointment[]) => void;
  onCancelled: (ids: readonly number[]) => void;
}

/** When, large; then who, what, with whom, where, for each; then what can be done with it. */
export function Confirmation({ appointments, token, email, isMoved, onMove, onCancelled }: Props) {
  const screen = usePhrases();
  const texts = useAppointmentPhrases();
  const phrases = texts.confirm;
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  const entries = mergePacks(appointments);
  const [first] = entries;
  if (first === undefined) return null;
  const isSeveral = entries.length > 1;
  const together = movedTogether(appointments.map(toLink), first.id);
  const present = isSeveral ? phrases.upcomingSeveral : phrases.upcoming;
  const confirmed = isSeveral ? phrases.headingSeveral : phrases.heading;
  const title = isMoved ? texts.move.movedHeading : email === null ? present : confirmed;
  return (
    <div className={styles.page}>
      <Check size={32} strokeWidth={3} aria-hidden="true" className={styles.check} />
      <StepHead title={title}>
        <p className={styles.when}>{spokenStart(first, group.timezone, screen, dateLocale)}</p>
        {!isMoved && email !== null && email !== "" && (
          <p className={styles.quiet}>{phrases.mailSent({ email })}</p>
        )}
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
        <DirectionsLink appointment={first.first} look="quiet" />
      </div>
      <div className={styles.after}>
        <BookAgainLink look="quiet" />
        {together.length === appointments.length && (
          <Button onClick={() => onMove(together.map(({ appointment }) => appointment))}>
            {texts.move.button(entries.length)}
          </Button>
        )}
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

function toLink(appointment: Appointment) {
  const { id, parent_id, start_at, end_at } = appointment;
  const [start, end] = [start_at, end_at].map((instant) => Date.parse(instant) / 60_000);
  return { id, parent_id, start: start!, end: end!, appointment };
}
