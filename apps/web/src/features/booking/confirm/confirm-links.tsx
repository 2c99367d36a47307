import type { Appointment } from "@rendezvous/contract/appointment";
import { CalendarPlus, Navigation } from "lucide-react";
import { buttonClass } from "../../../components/button.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { directionsLink } from "../../../lib/map-link.ts";
import { usePhrases } from "../../../lib/phrases.ts";
import { exportAppointmentUrl } from "../../appointments/api/export-appointment.ts";
import { useAppointmentPhrases } from "../../appointments/use-appointment-phrases.ts";
import { webCalendarLink } from "../../appointments/web-calendar-link.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import styles from "./confirmation.module.css";

interface CalendarLinksProps {
  /** By start; never empty. */
  appointments: readonly Appointment[];
  token: string;
}

/** Into the visitor's own calendar: online, or as a file for any other. */
export function CalendarLinks({ appointments, token }: CalendarLinksProps) {
  const phrases = usePhrases();
  const texts = useAppointmentPhrases().confirm;
  const { group } = useKnownGroup();
  // The link of the lowest appointment covers the whole booking.
  const lowest = appointments.reduce((one, other) => (other.id < one.id ? other : one));
  // The visitor's own token dies after two hours, and this page may be open for longer.
  const fileToken = lowest.export_token ?? token;
  return (
    <details className={styles.menu}>
      <summary className={buttonClass("main")}>
        <CalendarPlus size={18} aria-hidden="true" />
        {texts.addToCalendar}
      </summary>
      <ul className={styles.menuList}>
        <li>
          <a
            className={styles.menuLink}
            href={webCalendarLink(appointments, group.timezone, group.phone)}
            target="_blank"
            rel="noreferrer"
          >
            {texts.webCalendar} <VisuallyHidden>{phrases.common.newWindow}</VisuallyHidden>
          </a>
        </li>
        <li>
          <a className={styles.menuLink} href={exportAppointmentUrl(group.id, lowest.id, fileToken)} download>
            {texts.icsFile}
          </a>
        </li>
      </ul>
    </details>
  );
}

/** The way there; nothing for a video call or without an address. */
export function DirectionsLink({ appointment }: { appointment: Appointment }) {
  const phrases = usePhrases();
  const texts = useAppointmentPhrases().confirm;
  const { address, videoconference } = appointment;
  if (videoconference || address === null) return null;
  return (
    <a
      className={buttonClass("quiet")}
      href={directionsLink(address.address, address.lat, address.lng)}
      target="_blank"
      rel="noreferrer"
    >
      <Navigation size={18} aria-hidden="true" />
      {texts.directions} <VisuallyHidden>{phrases.common.newWindow}</VisuallyHidden>
    </a>
  );
}
