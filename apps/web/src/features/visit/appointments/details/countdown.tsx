import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatCountdown } from "@rendezvous/phrases/format-countdown";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";

const MINUTE_MS = 60_000;

/** "in 3 days", kept up to date; nothing once the appointment has begun. */
export function Countdown({ start, start_at }: { start: string; start_at: string }) {
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const ms = useNow(MINUTE_MS);
  const today = formatWallDateTime(group.timezone, Math.floor(ms / MINUTE_MS));
  return formatCountdown({ start, start_at }, { today, ms }, dateLocale);
}
