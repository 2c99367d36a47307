import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { Button } from "../../../../components/button.tsx";
import type { ApiFailure } from "../../../../lib/api-failure.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import styles from "./elsewhere-appointments.module.css";

/** An appointment for the same application, as the national register has it. */
interface ElsewhereAppointment {
  readonly meeting_point?: string | null;
  readonly management_url?: string | null;
  readonly appointment_date?: string | null;
}

interface Props {
  readonly failure: ApiFailure;
  /** Books in spite of these appointments. */
  readonly onBook: () => void;
}

/** Warns of appointments elsewhere for the same application: says where they can be cancelled, and lets the client book anyway. */
export function ElsewhereAppointments({ failure, onBook }: Props) {
  const words = useLazyPhrases("applications");
  const dateLocale = useDateLocale();
  const { appointments = [] } = (failure.detail ?? {}) as { appointments?: readonly ElsewhereAppointment[] };
  return (
    <>
      <ul className={styles.list} aria-label={words.elsewhere}>
        {appointments.map(({ meeting_point, management_url, appointment_date }, index) => {
          const date = appointment_date ?? "";
          const when = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(date) ? formatDayAndTime(date, dateLocale) : date;
          const text = [meeting_point, when].filter(Boolean).join(" – ") || management_url;
          return (
            <li key={index}>
              {management_url ? (
                <a href={management_url} target="_blank" rel="noreferrer">
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
      <Button onClick={onBook}>{words.bookAnyway}</Button>
    </>
  );
}
