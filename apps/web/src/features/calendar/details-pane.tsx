import type { Appointment } from "@rendezvous/contract/appointment";
import { formatDay, formatTime } from "@rendezvous/phrases/format-date";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useCalendarPhrases } from "../../lib/lazy-phrases.ts";
import { useDateLocale, usePhrases } from "../../lib/phrases.ts";
import styles from "./details-pane.module.css";
import { Marks, STATES } from "./marks.tsx";
import { nameOf } from "./name-of.ts";

interface Props {
  readonly appointment: Appointment;
  readonly isLinked: boolean;
  readonly onClose: () => void;
}

/** All about one appointment, beside the day, which stays where it is. Escape closes it. */
export function DetailsPane({ appointment, isLinked, onClose }: Props) {
  const phrases = useCalendarPhrases();
  const { common } = usePhrases();
  const dateLocale = useDateLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const state = STATES[appointment.state] ?? STATES[0];
  const notes = [appointment.comments, appointment.vevent_comments].filter((note) => note !== "");
  const marks = [
    appointment.is_first && phrases.firstVisit,
    isLinked && phrases.together,
    phrases[state.name],
  ].filter(Boolean);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in it the focus is
    <aside
      className={styles.pane}
      aria-labelledby="appointment-heading"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className={styles.head}>
        <h2 ref={heading} id="appointment-heading" tabIndex={-1} className={styles.name}>
          {nameOf(appointment)}
        </h2>
        <button type="button" className={styles.close} aria-label={common.close} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p>
        {formatDay(appointment.start, dateLocale)}
        <br />
        {formatTime(appointment.start, dateLocale)}–{formatTime(appointment.end, dateLocale)}
      </p>
      <p>
        {appointment.intervention_name}
        <br />
        {[appointment.calendar_name, appointment.resource?.name].filter(Boolean).join(", ")}
      </p>
      <p className={styles.quiet}>
        <Marks appointment={appointment} isLinked={isLinked} />
        <span aria-hidden="true">{marks.join(", ")}</span>
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </aside>
  );
}
