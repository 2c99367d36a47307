import type { DayClosure } from "@rendezvous/domain/day/day-columns";
import { formatTime } from "@rendezvous/phrases/format-date";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { ClientContact } from "./client-contact.tsx";
import { isCancelled } from "./grid/day-event.ts";
import { formatTimes } from "../../../lib/format-times.ts";
import { countParticipants } from "./classes/use-class-dates.ts";
import styles from "./day-list.module.css";
import { JoinVideo } from "./join-video.tsx";
import { AppointmentIcons, useColourLabels } from "./grid/appointment-icons.tsx";
import { clientSortName } from "./client-sort-name.ts";
import type { UseDaysResult } from "./use-day.ts";

interface Props {
  readonly shown: UseDaysResult;
  readonly nameOfColumn: (id: number) => string;
  readonly onChoose: (appointmentId: number) => void;
  /** The calendars and resources whose hours the professional may change. */
  readonly managed: ReadonlySet<number>;
  readonly onClosure: (calendarId: number, closure: DayClosure) => void;
}

/** The same day as lists, one for each calendar. */
export function DayList({ shown, nameOfColumn, onChoose, managed, onClosure }: Props) {
  const phrases = useProPhrases("calendar");
  const labels = useColourLabels();
  const dateLocale = useDateLocale();
  const closureText = ({ label, start, end }: DayClosure) =>
    `${label || phrases.closed}, ${formatTimes(start, end, dateLocale)}`;
  return (
    <div className={styles.lists}>
      {shown.days[0]?.columns.map(({ calendarId, blocks, closures }) => {
        const feasts = shown.hours.find((one) => one.calendar_id === calendarId)?.holidays ?? [];
        const participants = countParticipants([{ closures }]);
        const activeCount = blocks.filter(({ event }) => !isCancelled(event)).length + participants;
        const count = activeCount === 0 ? phrases.noneThatDay : phrases.count(activeCount);
        return (
          <section key={calendarId} className={styles.list} aria-labelledby={`column-${calendarId}`}>
            <h2 id={`column-${calendarId}`} className={styles.name}>
              {nameOfColumn(calendarId)}
            </h2>
            <p className={styles.quiet}>{[...feasts.map(({ name }) => name), count].join(" · ")}</p>
            {closures.map((closure, at) => (
              <p key={`${closure.start} ${at}`} className={styles.quiet}>
                {closure.classDate || (managed.has(calendarId) && !closure.isFixed) ? (
                  <Button look="plain" onClick={() => onClosure(calendarId, closure)}>
                    {closureText(closure)}
                  </Button>
                ) : (
                  closureText(closure)
                )}
              </p>
            ))}
            {blocks.length > 0 && (
              <ol className={styles.rows}>
                {blocks.map(({ event: { appointment, id } }) => (
                  <li key={id} className={styles.item} data-cancelled={appointment.deleted || undefined}>
                    <button type="button" className={styles.row} data-event={id} onClick={() => onChoose(id)}>
                      <span className={styles.time}>
                        {formatTime(appointment.start, dateLocale)}–{formatTime(appointment.end, dateLocale)}
                      </span>
                      <span className={styles.who}>{clientSortName(appointment)}</span>
                      <span className={styles.quiet}>{appointment.intervention_name}</span>
                      <AppointmentIcons
                        appointment={appointment}
                        isLinked={shown.next.has(id) || [...shown.next.values()].includes(id)}
                      />
                      {!appointment.deleted && labels[appointment.state]?.isOwn && (
                        <span className={styles.quiet} aria-hidden="true">
                          {labels[appointment.state]?.text}
                        </span>
                      )}
                    </button>
                    <ClientContact fiche={appointment.fiche} />
                    <JoinVideo appointment={appointment} />
                  </li>
                ))}
              </ol>
            )}
          </section>
        );
      })}
    </div>
  );
}
