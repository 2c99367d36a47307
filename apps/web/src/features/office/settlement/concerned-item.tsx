import type { ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import { formatDayWithYear, formatShortDayAndTime, formatTime } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { TimeField } from "../../../components/fields/time-field.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import field from "../../../components/fields/field.module.css";
import { DECISION_ACTIONS, type Decision, isTimeAtPlace } from "./decision.ts";
import styles from "../parts/records.module.css";
import { useReferenceChoices } from "../fields/reference-fields.tsx";
import { useIsServicePerformed } from "./use-is-service-performed.ts";

interface Props {
  concerned: ConcernedAppointment;
  decision: Decision;
  onDecide: (change: Partial<Decision>) => void;
}

function nameIn(choices: readonly { id: number; name: string }[], id: number): string | undefined {
  return choices.find((one) => one.id === id)?.name;
}

/**
 * One appointment that would no longer fit, with the decision about it; it moves to one of the offered free times, or to another.
 */
export function ConcernedItem({ concerned: one, decision, onDecide }: Props) {
  const { concerned: phrases } = useProPhrases("manage");
  const words = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const { action, start, calendarId, isOther } = decision;
  const free = one.free ?? [];
  const calendars = useReferenceChoices("calendars", [one.calendar_id, calendarId]);
  const classes = useReferenceChoices("classes", [one.calendar_id]);
  const performs = useIsServicePerformed();
  const services = useReferenceChoices("interventions", [one.intervention_id]);
  const toWhen = (wall: string) =>
    `${upperFirst(formatDayWithYear(wall, dateLocale), dateLocale)}, ${formatTime(wall, dateLocale)}`;
  const about = [nameIn(services, one.intervention_id), nameIn([...calendars, ...classes], one.calendar_id)];
  const isOffered = ({ id }: { id: number }) => id === calendarId || performs(id, one.intervention_id);
  const titleId = `concerned-${one.id}`;
  return (
    <li>
      <p id={titleId} className={field.label}>{`${toWhen(one.start)} · ${one.name}`}</p>
      <p className={styles.quiet}>{[...about, phrases.reasons[one.reason]].filter(Boolean).join(" · ")}</p>
      {one.problem !== undefined && <p className={field.error}>{phrases.problem}</p>}
      <fieldset className={styles.buttons} aria-labelledby={titleId}>
        {DECISION_ACTIONS.map((choice) => (
          <label key={choice} className={field.item}>
            <input
              type="radio"
              name={titleId}
              checked={action === choice}
              onChange={() => onDecide({ action: choice })}
            />
            {phrases[choice]}
          </label>
        ))}
      </fieldset>
      {action === "move" && free.length > 0 && (
        <select
          className={field.input}
          aria-label={phrases.free}
          value={isOther ? "" : free.findIndex((time) => isTimeAtPlace(time, decision))}
          onChange={({ target }) => {
            const time = target.value === "" ? undefined : free[Number(target.value)];
            onDecide(
              time
                ? { start: time.start.slice(0, 16), calendarId: time.calendar_id, isOther: false }
                : { isOther: true },
            );
          }}
        >
          {free.map((time, index) => (
            <option key={`${time.start} ${time.calendar_id}`} value={index}>
              {[formatShortDayAndTime(time.start, dateLocale), nameIn(calendars, time.calendar_id)]
                .filter(Boolean)
                .join(" · ")}
            </option>
          ))}
          <option value="">{phrases.otherTime}</option>
        </select>
      )}
      {action === "move" && isOther && (
        <div className={styles.buttons}>
          <input
            type="date"
            className={`${field.input} ${styles.short}`}
            aria-label={words.hours.day}
            value={start.slice(0, 10)}
            onChange={({ target }) => onDecide({ start: `${target.value} ${start.slice(11)}` })}
          />
          <div className={styles.short}>
            <TimeField
              label={phrases.time}
              value={start.slice(11)}
              onChange={(time) => onDecide({ start: `${start.slice(0, 10)} ${time}` })}
            />
          </div>
          <select
            className={field.input}
            aria-label={words.fields.calendars}
            value={calendarId}
            onChange={({ target }) => onDecide({ calendarId: Number(target.value) })}
          >
            {calendars.filter(isOffered).map((calendar) => (
              <option key={calendar.id} value={calendar.id}>
                {calendar.name}
              </option>
            ))}
          </select>
        </div>
      )}
    </li>
  );
}
