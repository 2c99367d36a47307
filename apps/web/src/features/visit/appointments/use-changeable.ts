import { changeableUntil } from "@rendezvous/domain/booking/check-cancellation";
import { inMinutes } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatDayAtTime } from "@rendezvous/phrases/format-date";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useSession } from "../../ground/session/session-store.ts";

const MINUTE_MS = 60_000;

interface Start {
  readonly start_at: string;
}

interface Changeable {
  readonly isOpen: boolean;
  /** How long the client may change the appointment, or that it is too late; null for professionals, who have no time limit. */
  readonly text: string | null;
}

/** Returns a function that says whether linked appointments may still be moved and cancelled online. */
export function useChangeable(): (appointments: readonly Start[]) => Changeable {
  const { change } = useLazyPhrases("appointment");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const isPro = useSession().session?.type === "pro";
  const now = inMinutes(useNow(MINUTE_MS));
  return (appointments) => {
    if (isPro) return { isOpen: true, text: null };
    const until = changeableUntil(
      appointments.map(({ start_at }) => inMinutes(Date.parse(start_at))),
      group.min_cancel_notice,
    );
    if (now > until) return { isOpen: false, text: change.closed };
    const wall = formatWallDateTime(group.timezone, until);
    return {
      isOpen: true,
      text: change.until({ when: formatDayAtTime(wall, dateLocale) }),
    };
  };
}
