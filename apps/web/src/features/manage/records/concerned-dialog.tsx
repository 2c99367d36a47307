import type { Accept, ConcernedAppointment } from "@rendezvous/contract/concerned";
import { formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/question-dialog.tsx";
import { useOpenDialog } from "../../../components/use-open-dialog.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useManageFieldsPhrases, useManagePhrases } from "../../../lib/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases.ts";
import field from "../../form/field.module.css";
import styles from "./records.module.css";
import { useChoices } from "./reference-fields.tsx";

/** The appointments that a refused change would leave without their place; null where it was refused for something else. */
export function concernedBy(failure: unknown): readonly ConcernedAppointment[] | null {
  if (!(failure instanceof ApiFailure) || failure.code !== "appointments_concerned") return null;
  return (Object(failure.detail) as { appointments?: readonly ConcernedAppointment[] }).appointments ?? [];
}

type Action = Accept[number]["action"];

interface Decision {
  readonly action: Action;
  readonly day: string;
  readonly time: string;
  readonly calendarId: number;
}

interface Props {
  concerned: readonly ConcernedAppointment[];
  isBusy: boolean;
  onConfirm: (accept: Accept) => void;
  onClose: () => void;
}

function nameIn(choices: readonly { id: number; name: string }[], id: number): string | undefined {
  return choices.find((one) => one.id === id)?.name;
}

/** Asks what becomes of each appointment that a change leaves outside. Nothing is cancelled or moved that was not listed here. */
export function ConcernedDialog({ concerned, isBusy, onConfirm, onClose }: Props) {
  const { concerned: phrases, back } = useManagePhrases();
  const words = useManageFieldsPhrases();
  const dateLocale = useDateLocale();
  const dialog = useOpenDialog();
  const calendars = useChoices(
    "calendars",
    concerned.map(({ calendar_id }) => calendar_id),
  );
  const services = useChoices(
    "interventions",
    concerned.map(({ intervention_id }) => intervention_id),
  );
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());
  const decisionOf = ({ id, start, calendar_id }: ConcernedAppointment): Decision =>
    decisions.get(id) ?? {
      action: "keep",
      day: start.slice(0, 10),
      time: start.slice(11, 16),
      calendarId: calendar_id,
    };
  const decide = (one: ConcernedAppointment, change: Partial<Decision>) =>
    setDecisions(new Map(decisions).set(one.id, { ...decisionOf(one), ...change }));
  const confirm = () =>
    onConfirm(
      concerned.map((one) => {
        const { action, day, time, calendarId } = decisionOf(one);
        const place = { start: `${day} ${time}:00`, calendar_id: calendarId };
        return { appointment_id: one.id, action, ...(action === "move" && place) };
      }),
    );
  return (
    <QuestionDialog
      ref={dialog}
      title={phrases.title}
      dismiss={back}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <Button look="main" isBusy={isBusy} onClick={confirm}>
          {phrases.confirm}
        </Button>
      }
    >
      <p>{phrases.text}</p>
      <ul className={styles.concerned}>
        {concerned.map((one) => {
          const { action, day, time, calendarId } = decisionOf(one);
          const when = `${upperFirst(formatDayWithYear(one.start, dateLocale), dateLocale)}, ${formatTime(one.start, dateLocale)}`;
          const about = [nameIn(services, one.intervention_id), nameIn(calendars, one.calendar_id)];
          const titleId = `concerned-${one.id}`;
          return (
            <li key={one.id}>
              <p id={titleId} className={field.label}>{`${when} · ${one.name}`}</p>
              <p className={styles.quiet}>
                {[...about, phrases.reasons[one.reason]].filter(Boolean).join(" · ")}
              </p>
              {one.problem !== undefined && <p className={field.error}>{phrases.problem}</p>}
              <fieldset className={styles.buttons} aria-labelledby={titleId}>
                {(["keep", "cancel", "move"] as const).map((choice) => (
                  <label key={choice} className={styles.choice}>
                    <input
                      type="radio"
                      name={titleId}
                      checked={action === choice}
                      onChange={() => decide(one, { action: choice })}
                    />
                    {phrases[choice]}
                  </label>
                ))}
              </fieldset>
              {action === "move" && (
                <div className={styles.buttons}>
                  <input
                    type="date"
                    className={`${field.input} ${styles.short}`}
                    aria-label={words.hours.day}
                    value={day}
                    onChange={(event) => decide(one, { day: event.target.value })}
                  />
                  <input
                    type="time"
                    className={`${field.input} ${styles.short}`}
                    aria-label={phrases.time}
                    value={time}
                    onChange={(event) => decide(one, { time: event.target.value })}
                  />
                  <select
                    className={field.input}
                    aria-label={words.fields.calendars}
                    value={calendarId}
                    onChange={(event) => decide(one, { calendarId: Number(event.target.value) })}
                  >
                    {calendars.map((calendar) => (
                      <option key={calendar.id} value={calendar.id}>
                        {calendar.name}
                      </option>
                    ))}
                  </select>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </QuestionDialog>
  );
}
