import type { Appointment } from "@rendezvous/contract/appointment";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { useDateLocale, usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { spokenStart } from "../slots/spoken-start.ts";
import { StepHead } from "../steps/step-head.tsx";
import { BookAgainLink } from "./book-again-link.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { CalendarLinks, DirectionsLink } from "./confirm-links.tsx";
import styles from "./confirmation.module.css";

interface Props {
  /** By start; none of them cancelled; never empty. */
  appointments: readonly Appointment[];
  token: string;
  /** Set for someone who has just booked. */
  email: string | null;
  onCancelled: (ids: readonly number[]) => void;
}

/** When, large; then who, what, with whom, where; then what can be done with it. */
export function Confirmation({ appointments, token, email, onCancelled }: Props) {
  const screen = usePhrases();
  const phrases = screen.confirm;
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  const [first] = appointments;
  if (first === undefined) return null;
  return (
    <div className={styles.page}>
      <Check size={32} strokeWidth={3} aria-hidden="true" className={styles.check} />
      <StepHead title={email === null ? phrases.upcoming : phrases.heading}>
        <p className={styles.when}>{spokenStart(first, group.timezone, screen, dateLocale)}</p>
        {email !== null && email !== "" && <p className={styles.quiet}>{phrases.mailSent({ email })}</p>}
      </StepHead>
      {appointments.map((one) => (
        <Facts key={one.id} appointment={one} hasDate={one.id !== first.id} />
      ))}
      <Total appointments={appointments} />
      <RichText text={group.apptemplates["confirm_text"] ?? ""} />
      <div className={styles.actions}>
        <CalendarLinks appointments={appointments} token={token} />
        <DirectionsLink appointment={first} />
      </div>
      <div className={styles.after}>
        <BookAgainLink look="quiet" />
        <CancelButton appointments={appointments} token={token} onCancelled={onCancelled} />
      </div>
    </div>
  );
}

function Facts({ appointment, hasDate }: { appointment: Appointment; hasDate: boolean }) {
  const phrases = usePhrases();
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  const { fiche, resource, address, duration } = appointment;
  const name = [fiche.firstname, fiche.lastname].filter((part) => part !== "").join(" ");
  const length = group.display_intervention_length ? ` (${formatDuration(duration)})` : "";
  return (
    <dl className={styles.facts}>
      {hasDate && (
        <Fact name={phrases.summary.when}>
          {spokenStart(appointment, group.timezone, phrases, dateLocale)}
        </Fact>
      )}
      <Fact name={phrases.confirm.what}>
        {appointment.intervention_name}
        {length}
      </Fact>
      <Fact name={phrases.confirm.calendar}>{appointment.calendar_name}</Fact>
      {resource !== null && <Fact name={phrases.confirm.resource}>{resource.name}</Fact>}
      <Fact name={phrases.confirm.fiche}>{name}</Fact>
      <Fact name={phrases.confirm.where}>
        {appointment.videoconference ? phrases.confirm.video : (address?.address ?? appointment.location)}
      </Fact>
      <Fact name={phrases.confirm.comments}>
        {[appointment.comments, appointment.vevent_comments].filter((text) => text !== "").join("\n")}
      </Fact>
    </dl>
  );
}

/** Left out when there is nothing to say. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === "" || children === null) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Only when it is not zero and the group shows its prices. */
function Total({ appointments }: { appointments: readonly Appointment[] }) {
  const phrases = usePhrases().confirm;
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  const total = appointments.reduce((sum, one) => sum + one.price_amount, 0);
  if (total === 0 || !group.display_intervention_price) return null;
  const percentages = new Set(appointments.map((one) => one.promotion).filter((one) => one !== null));
  return (
    <div className={styles.total}>
      <p>
        <span>{phrases.total}</span> <strong>{formatPrice(total, group.currency, dateLocale)}</strong>
      </p>
      {[...percentages].map((percentage) => (
        <p key={percentage} className={styles.quiet}>
          {phrases.promotion({ percentage })}
        </p>
      ))}
    </div>
  );
}
