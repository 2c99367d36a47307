import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { calendarsOfEntry, langOfEntry, nameOfEntry } from "../../visit/appointments/entry.ts";
import { useFormatStart } from "../../visit/appointments/use-format-start.ts";
import { useCancellationText } from "../../visit/appointments/use-cancellation-text.ts";
import styles from "./search-fiche.module.css";

/** Loads the texts together with the record; a later load would hide the record meanwhile. */
export function useCancelledPhrases() {
  const { labelled } = useProPhrases("record");
  const { year, cancelled, noShow } = useProPhrases("statistics");
  const { cancelled: heading } = useProPhrases("calendar");
  return { labelled, year, cancelled, noShow, heading, toCancellation: useCancellationText() };
}
type Words = ReturnType<typeof useCancelledPhrases>;

interface CountsProps {
  words: Words;
  /** The appointments of the last year that are not cancelled. */
  appointments: readonly Appointment[];
  cancelled: readonly Appointment[];
}

/** Shows how many appointments of the last year were cancelled, and how many were no-shows; nothing if there are none. */
export function MissedCounts({ words, appointments, cancelled }: CountsProps) {
  const missed = appointments.filter(({ presence }) => presence === "no_show");
  const counts = [
    [words.cancelled, mergePacks(cancelled).length],
    [words.noShow, mergePacks(missed).length],
  ] as const;
  const parts = counts.flatMap(([label, count]) =>
    count === 0 ? [] : [words.labelled({ label, value: String(count) })],
  );
  if (parts.length === 0) return null;
  return <p>{[words.year, ...parts].join(" \u00b7 ")}</p>;
}

/** Lists cancelled appointments, latest first: by whom, when and why. */
export function CancelledAppointments({
  words,
  cancelled,
}: {
  words: Words;
  cancelled: readonly Appointment[];
}) {
  const texts = useLazyPhrases("appointment");
  const formatStart = useFormatStart();
  if (cancelled.length === 0) return null;
  return (
    <section className={styles.cancelled} aria-labelledby="cancelled-appointments">
      <h2 id="cancelled-appointments" className={styles.name}>
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {mergePacks(cancelled)
          .toReversed()
          .map((entry) => (
            <li key={entry.id}>
              <s>{formatStart(entry)}</s>
              <span>
                <span lang={langOfEntry(entry)}>{nameOfEntry(entry, texts)}</span>
                {calendarsOfEntry(entry).map(({ id, name, lang }) => (
                  <span key={id} lang={lang}>{`, ${name}`}</span>
                ))}
              </span>
              <span className={styles.quiet}>{words.toCancellation(entry.first).join(" \u00b7 ")}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
