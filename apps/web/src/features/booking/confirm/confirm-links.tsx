import type { Appointment } from "@rendezvous/contract/appointment";
import { CalendarPlus, Navigation } from "lucide-react";
import { buttonClass } from "../../../components/button.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { directionsLink } from "../../../lib/map-link.ts";
import { usePhrases } from "../../../lib/phrases.ts";
import { exportAppointmentUrl } from "../../appointments/api/export-appointment.ts";
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
  const { group } = useKnownGroup();
  // The link of the lowest appointment covers the whole booking.
  const lowest = appointments.reduce((one, other) => (other.id < one.id ? other : one));
  // The visitor's own token dies after two hours, and this page may be open for longer.
  const fileToken = lowest.export_token ?? token;
  return (
    <details className={styles.menu}>
      <summary className={buttonClass("main")}>
        <CalendarPlus size={18} aria-hidden="true" />
        {phrases.confirm.addToCalendar}
      </summary>
      <ul className={styles.menuList}>
        <li>
          <a
            className={styles.menuLink}
            href={webCalendarLink(appointments, group.timezone, group.phone)}
            target="_blank"
            rel="noreferrer"
          >
            {phrases.confirm.webCalendar} <VisuallyHidden>{phrases.common.newWindow}</VisuallyHidden>
          </a>
        </li>
        <li>
          <a className={styles.menuLink} href={exportAppointmentUrl(group.id, lowest.id, fileToken)} download>
            {phrases.confirm.icsFile}
          </a>
        </li>
      </ul>
    </details>
  );
}

/** The way there; nothing for a video call or without an address. */
export function DirectionsLink({ appointment }: { appointment: Appointment }) {
  const phrases = usePhrases();
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
      {phrases.confirm.directions} <VisuallyHidden>{phrases.common.newWindow}</VisuallyHidden>
    </a>
  );
}
