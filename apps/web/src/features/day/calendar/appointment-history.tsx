import type { AppointmentChange } from "@rendezvous/contract/booking/appointment";
import { formatDay, formatTime } from "@rendezvous/phrases/format-date";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { placesForPros } from "../../ground/group/offered-catalogue.ts";
import { getAppointmentHistory } from "./api.ts";
import styles from "./appointment-history.module.css";
import { useColourLabels } from "./grid/appointment-icons.tsx";

/** The history of an appointment in plain words; fetched when it is opened. */
export function AppointmentHistory({ appointmentId }: { appointmentId: number }) {
  const { appointmentHistory } = useProPhrases("calendarActions");
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{appointmentHistory.heading}</summary>
      {isOpen && <HistoryEntries appointmentId={appointmentId} />}
    </details>
  );
}

function HistoryEntries({ appointmentId }: { appointmentId: number }) {
  const { appointmentHistory } = useProPhrases("calendarActions");
  const { by: actors } = useProPhrases("record");
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const toParts = useParts();
  const { data, error } = useQuery({
    // The key begins like that of the shown days, so that whatever refetches the days refetches this too.
    queryKey: ["calendar", group.id, "history", appointmentId],
    queryFn: ({ signal }) => getAppointmentHistory(group.id, appointmentId, signal),
  });
  if (!data) return error ? <CallFailure failure={error} /> : <Loading />;
  return (
    <ol className={styles.appointmentHistory}>
      {data.map((entry, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- what has happened stays in its place
        <li key={place}>
          <span>{appointmentHistory[entry.what]({ by: entry.by.name || actors[entry.by.kind] })}</span>
          {toParts(entry).map((part) => (
            <span key={part}>{part}</span>
          ))}
          <span className={styles.quiet}>
            {formatDay(entry.at, dateLocale)}, {formatTime(entry.at, dateLocale)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * Returns a function that writes the parts of an entry: values before and after, the reason, and whether the client is notified.
 */
function useParts(): (entry: AppointmentChange) => string[] {
  const { appointmentHistory, presence } = useProPhrases("calendarActions");
  const labels = useColourLabels();
  const { reason: why, yesNo } = useProPhrases("record");
  const labelled = useLabelled();
  const { catalogue } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const { calendars, resources } = placesForPros(catalogue);
  const places = [...calendars, ...resources, ...catalogue.classes];
  const placeName = (id: unknown) => places.find((one) => one.id === id)?.publicname;
  const when = (wall: string) => `${formatDay(wall, dateLocale)}, ${formatTime(wall, dateLocale)}`;
  const kinds: Readonly<Record<string, [label: string, write: (value: never) => string | undefined]>> = {
    start: [appointmentHistory.start, when],
    end: [appointmentHistory.end, when],
    calendar_id: [appointmentHistory.calendar, placeName],
    resource_id: [appointmentHistory.resource, placeName],
    state: [appointmentHistory.state, (state: number) => labels[state]?.text],
    presence: [appointmentHistory.presence, (one: keyof typeof presence) => presence[one]],
    overbooked: [appointmentHistory.overbooked, (is: boolean) => yesNo[is ? "yes" : "no"]],
    note: [appointmentHistory.note, (note: string) => note],
  };
  const write = (name: string, value: unknown) =>
    (value !== null && value !== undefined && kinds[name]?.[1](value as never)) || "–";
  return ({ values, reason, told: isNotified }) => [
    ...Object.entries(values ?? {}).map(([name, [before, after]]) =>
      labelled(kinds[name]?.[0] ?? name, `${write(name, before)} → ${write(name, after)}`),
    ),
    ...(reason === "" ? [] : [labelled(why, reason)]),
    ...(isNotified === null ? [] : [isNotified ? appointmentHistory.told : appointmentHistory.untold]),
  ];
}
