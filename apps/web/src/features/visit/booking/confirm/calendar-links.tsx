import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { CalendarPlus } from "lucide-react";
import { buttonClass } from "../../../../components/button.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useCalendarLinks } from "../../appointments/add-to-calendar/use-calendar-links.ts";
import { useAppointmentPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import styles from "./confirmation.module.css";

interface Props {
  /** Sorted by start; never empty. */
  appointments: readonly Appointment[];
  token: string;
}

/** Links that add the appointments to the visitor's own calendar. */
export function CalendarLinks({ appointments, token }: Props) {
  const { common } = usePhrases();
  const texts = useAppointmentPhrases().confirm;
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
