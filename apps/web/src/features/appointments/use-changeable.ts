import { changeableUntil } from "@rendezvous/domain/booking/check-cancellation";
import { inMinutes } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatDay, formatTime } from "@rendezvous/phrases/format-date";
import { useAppointmentPhrases } from "../../lib/lazy-phrases.ts";
import { useDateLocale } from "../../lib/phrases.ts";
import { useNow } from "../../lib/use-now.ts";
import { useKnownGroup } from "../group/first-data.ts";
import { useSession } from "../session/session-store.ts";

const MINUTE_MS = 60_000;

interface Changeable {
  readonly isOpen: boolean;
  /** Until when, or that it is too late; null for professionals, who have no such limit. */
  readonly text: string | null;
}

/** Tells whether appointments that belong together, by their `start_at`, may still be moved and cancelled online. */
export function useChangeable(): (starts: readonly string[]) => Changeable {
  const { change } = useAppointmentPhrases();
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  const isPro = useSession().session?.type === "pro";
  const now = inMinutes(useNow(MINUTE_MS));
  return (starts) => {
    if (isPro) return { isOpen: true, text: null };
    const until = changeableUntil(
      starts.map((start) => inMinutes(Date.parse(start))),
      group.min_cancel_notice,
    );
    if (now > until) return { isOpen: false, text: change.closed };
    const wall = formatWallDateTime(group.timezone, until);
    return {
      isOpen: true,
      text: change.until({ day: formatDay(wall, dateLocale), time: formatTime(wall, dateLocale) }),
    };
  };
}
