import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { mergePacks, type AppointmentEntry } from "@rendezvous/domain/appointment/merge-packs";
import { useQueryClient } from "@tanstack/react-query";
import { Check, CalendarPlus } from "lucide-react";
import { toTotals } from "@rendezvous/domain/pricing/totals";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { lazyScreen } from "../../../../components/with-loading.tsx";
import { RichText } from "../../../../components/rich-text.tsx";
import { BreakableEmails } from "../../../../components/fields/breakable-emails.tsx";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import { Countdown } from "../../appointments/details/countdown.tsx";
import { DirectionsLink } from "../../appointments/details/directions-link.tsx";
import { EntryFacts } from "../../appointments/details/entry-facts.tsx";
import { appointmentsMovedWith, nameOfEntry, useChangeDeadline } from "../../appointments/entry.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toAppointments, toRegister } from "../../../ground/group/paths.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { useSessionOrGuest, useSession } from "../../../ground/session/session-store.ts";
import { formatStart } from "../../slots/format-start.ts";
import { clocksDiffer, cityOfZone, visitorZone } from "../../slots/zone-difference.ts";
import { StepHead } from "../steps/step-head.tsx";
import { BookAgainLink } from "./book-again-link.tsx";
import { ReminderAnswer } from "../../appointments/answer/reminder-answer.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { bookedQueryKey } from "./use-booked-appointments.ts";
import styles from "./confirmation.module.css";
import { Link } from "../../../../lib/navigation.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { useCalendarLinks } from "../../appointments/add-to-calendar/use-calendar-links.ts";

const EarlierButton = lazyScreen(
  async () => (await import("../../waiting/earlier-button.tsx")).EarlierButton,
);

interface Props {
  /** Sorted by start, without cancelled ones; never empty. */
  appointments: readonly Appointment[];
  token: string;
  /** The address of the confirmation mail, directly after a booking; null otherwise. */
  email: string | null;
  /** The appointments were just moved. */
  isMoved: boolean;
  /** Called to move this appointment and those linked to it. */
  onMove: (appointmentId: number) => void;
  onCancelled: (ids: readonly number[]) => void;
  onConfirmed: (confirmed: readonly Appointment[]) => void;
}

/**
 * Shows the time first and largest; then for each appointment the person, service, calendar and place, and the actions; then the
 * next steps.
 */
export function Confirmation(props: Props) {
  const { appointments, token, email, isMoved, onMove, onCancelled, onConfirmed } = props;
  const queryClient = useQueryClient();
  const screen = usePhrases();
  const texts = useLazyPhrases("appointment");
  const phrases = texts.confirm;
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const session = useSessionOrGuest();
  const isLogged = session?.type === "user" && !session.needPasswordChange;
  const hasMail = !isMoved && email !== null && email !== "";
  const entries = mergePacks(appointments);
  const changeableOf = useChangeDeadline();
  const [first] = entries;
  if (first === undefined) return null;
  const isSeveral = entries.length > 1;
  const instants = appointments.map((one) => Date.parse(one.start_at));
  const changeable = changeableOf(appointments);
  const moveTogether = appointmentsMovedWith(first, appointments).length === appointments.length;
  const present = isSeveral ? phrases.upcomingSeveral : phrases.upcoming;
  const confirmed = isSeveral ? phrases.headingSeveral : phrases.heading;
  const title = isMoved ? texts.move.movedHeading(entries.length) : email === null ? present : confirmed;
  return (
    <div className={styles.page}>
      {/* Removes the question, because it was about the time before the move. */}
      {!isMoved && (
        <ReminderAnswer
          appointments={appointments}
          token={token}
          onConfirmed={onConfirmed}
          onCancelled={onCancelled}
          onStale={() => void queryClient.invalidateQueries({ queryKey: bookedQueryKey(group.id) })}
        />
      )}
      {title !== present && <Check size={32} strokeWidth={3} aria-hidden="true" className={styles.check} />}
      <StepHead title={title} hasNews={isMoved}>
        <p className={styles.when}>{formatStart(first, group.timezone, screen, dateLocale)}</p>
        <p className={styles.quiet}>
          <Countdown start={first.first.start} start_at={first.first.start_at} />
        </p>
        {first.first.arrival_code !== undefined && (
          <p className={styles.quiet}>
            {phrases.arrivalCode} <strong translate="no">{first.first.arrival_code}</strong>
          </p>
        )}
        {appointments.every(({ presence }) => presence === "confirmed") && (
          <p className={styles.quiet}>{phrases.willCome.confirmed}</p>
        )}
        {clocksDiffer(group.timezone, visitorZone(), instants) && (
          <p className={styles.quiet}>
            {screen.slots.timezone({ place: group.city || cityOfZone(group.timezone) })}
          </p>
        )}
      </StepHead>
      {entries.map((entry) => (
        <section key={entry.id} className={styles.entry}>
          <EntryFacts entry={entry} isSeveral={isSeveral}>
            {!isSeveral && <BookingTotal entries={entries} />}
          </EntryFacts>
          {isSeveral && changeableOf(entry.appointments).isOpen && (
            <div className={styles.own}>
              {!moveTogether && (
                <Button look="plain" onClick={() => onMove(entry.first.id)}>
                  {texts.move.one({ name: nameOfEntry(entry, texts) })}
                </Button>
              )}
              <CancelButton
                appointments={entry.appointments}
                name={phrases.cancelOne({ name: nameOfEntry(entry, texts) })}
                token={token}
                onCancelled={onCancelled}
              />
            </div>
          )}
        </section>
      ))}
      {isSeveral && <BookingTotal entries={entries} />}
      <div className={styles.actions}>
        {changeable.text !== null && <p className={styles.quiet}>{changeable.text}</p>}
        {changeable.isOpen && (
          <>
            {moveTogether && (
              <Button onClick={() => onMove(first.first.id)}>{texts.move.button(entries.length)}</Button>
            )}
            {group.has_waiting_list && moveTogether && (
              <EarlierButton appointment={first.first} token={token} />
            )}
            <CancelButton
              appointments={appointments}
              name={isSeveral ? phrases.cancelAll : phrases.cancel}
              token={token}
              onCancelled={onCancelled}
            />
          </>
        )}
        <CalendarLinks appointments={appointments} token={token} />
        <DirectionsLink appointment={first.first} look="quiet" />
        <PhoneLink phone={group.phone} />
      </div>
      <section className={styles.next}>
        <h2>{phrases.next}</h2>
        <RichText text={group.apptemplates["confirm_text"] ?? ""} />
        {hasMail && (
          <p>
            <BreakableEmails text={phrases.mailSent({ email })} />
          </p>
        )}
        {changeable.isOpen && <p>{hasMail ? phrases.changeByMail : phrases.changeHere}</p>}
      </section>
      <KeepInAccount email={email ?? ""} />
      <div className={styles.after}>
        <BookAgainLink look="plain" />
        {isLogged && (
          <Link className={buttonClass("plain")} {...toAppointments(group.urlname)}>
            {texts.list.all}
          </Link>
        )}
      </div>
    </div>
  );
}

interface CalendarLinksProps {
  /** Sorted by start; never empty. */
  appointments: readonly Appointment[];
  token: string;
}

/** Links that add the appointments to the visitor's own calendar. */
function CalendarLinks({ appointments, token }: CalendarLinksProps) {
  const { common } = usePhrases();
  const texts = useLazyPhrases("appointment").confirm;
  const { web, file } = useCalendarLinks(appointments, token);
  return (
    <details className={styles.menu}>
      <summary className={buttonClass("main")}>
        <CalendarPlus size={18} aria-hidden="true" />
        {texts.addToCalendar}
      </summary>
      <ul className={styles.menuList}>
        <li>
          <a className={styles.menuLink} href={web} target="_blank" rel="noreferrer">
            {texts.webCalendar} <VisuallyHidden>{common.newWindow}</VisuallyHidden>
          </a>
        </li>
        <li>
          <a className={styles.menuLink} href={file} download>
            {texts.icsFile}
          </a>
        </li>
      </ul>
    </details>
  );
}

/** Offers to create an account for the appointment, if the group allows registration; passes on the typed address. */
function KeepInAccount({ email }: { email: string }) {
  const phrases = useLazyPhrases("appointment").confirm;
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const hasAccounts = group.open && group.user_login_profile === "Account" && !group.sso_login_only;
  if (!hasAccounts || session !== null) return null;
  return (
    <section className={styles.keep}>
      <h2>{phrases.keepHeading}</h2>
      <p className={styles.quiet}>{phrases.keepText}</p>
      <Link
        className={buttonClass("quiet")}
        {...toRegister(group.urlname)}
        {...(email !== "" && { state: { email } })}
      >
        {phrases.keepButton}
      </Link>
    </section>
  );
}

/** The total price, if it is not zero and the group shows its prices, with the discount if there is one. */
function BookingTotal({ entries }: { entries: readonly AppointmentEntry<Appointment>[] }) {
  const phrases = useLazyPhrases("appointment").confirm;
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  // A visit on a pass is paid already.
  const unpaid = entries.flatMap((entry) => entry.appointments).filter(({ pass }) => pass === undefined);
  const totals = toTotals(unpaid);
  if (totals.before === 0 || !group.display_intervention_price) return null;
  const price = (minorUnits: number) => formatPrice(minorUnits, group.currency, dateLocale);
  return (
    <dl className={`${styles.total} ${entries.length > 1 ? styles.apart : ""}`}>
      {totals.discount > 0 && (
        <>
          <div>
            <dt>{phrases.before}</dt>
            <dd>{price(totals.before)}</dd>
          </div>
          <div>
            <dt>{phrases.promotion({ percentage: totals.promotion ?? 0 })}</dt>
            <dd>{price(-totals.discount)}</dd>
          </div>
        </>
      )}
      <div className={styles.sum}>
        <dt>{phrases.total}</dt>
        <dd>{price(totals.after)}</dd>
      </div>
    </dl>
  );
}
