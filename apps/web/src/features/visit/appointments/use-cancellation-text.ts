import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { formatDay, formatTime } from "@rendezvous/phrases/format-date";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";

/** Returns a function that says who cancelled an appointment, when, and the reason if there is one. */
export function useCancellationText(): (appointment: Pick<Appointment, "cancellation">) => string[] {
  const { appointmentHistory } = useProPhrases("calendarActions");
  const { by: actors, reason: why } = useProPhrases("record");
  const labelled = useLabelled();
  const dateLocale = useDateLocale();
  return ({ cancellation }) => {
    if (!cancellation) return [appointmentHistory.cancelled({ by: "–" })];
    const { at, by, reason } = cancellation;
    return [
      appointmentHistory.cancelled({ by: by.name || actors[by.kind] }),
      `${formatDay(at, dateLocale)}, ${formatTime(at, dateLocale)}`,
      ...(reason === "" ? [] : [labelled(why, reason)]),
    ];
  };
}
