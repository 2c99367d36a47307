import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import { type EpochMinute, type EpochMs, minuteOf, addDays } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { openStateAt } from "@rendezvous/domain/website/open-state";
import { formatDay, formatTime, joinDayAndTime } from "@rendezvous/phrases/format-date";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useHomePhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import styles from "./opening-hours.module.css";

/**
 * Says whether the group is open at present, in its timezone, and until when. Rendered in the browser only; the server's page
 * reserves the line.
 */
export function OpenNow({ website, present }: { website: Website; present: EpochMs | null }) {
  return (
    <p className={styles.now}>{present !== null && <State website={website} now={minuteOf(present)} />}</p>
  );
}

function State({ website, now }: { website: Website; now: EpochMinute }) {
  const { hours: phrases } = useHomePhrases();
  const locale = useDateLocale();
  const { timezone } = useLoadedGroup().group;
  const state = openStateAt(website, timezone, now);
  const change = state.isOpen ? state.until : state.from;
  const wall = change === null ? null : formatWallDateTime(timezone, change);
  const time = wall === null ? "" : formatTime(wall, locale);
  if (state.isOpen)
    return (
      <strong className={styles.open}>{wall === null ? phrases.open : phrases.openUntil({ time })}</strong>
    );
  if (wall === null) return phrases.closedNow;
  const today = formatWallDateTime(timezone, now).slice(0, 10);
  if (wall.startsWith(today)) return phrases.opensToday({ time });
  if (wall.startsWith(addDays(today, 1))) return phrases.opensTomorrow({ time });
  return phrases.opensOn({ when: joinDayAndTime(formatDay(wall, locale), time, locale) });
}
