import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import type { HoursOfDay } from "@rendezvous/domain/availability/hours/weekly-hours";
import {
  minuteOf,
  WEEKDAYS,
  weekdayOf,
  type EpochMinute,
  type EpochMs,
  addDays,
} from "@rendezvous/domain/time/instant";
import { instantToWall, formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatDay, formatTime, formatWeekday, joinDayAndTime } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { openStateAt } from "@rendezvous/domain/website/open-state";
import { useSyncExternalStore } from "react";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { usePageData, useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./opening-hours.module.css";
import { useNow } from "../../../lib/use-now.ts";

/** Monday to Sunday with today marked, and the days of the next weeks that have other hours. */
export function OpeningHours({ website }: { website: Website }) {
  const { hours: phrases } = useLazyPhrases("home");
  const { common } = usePhrases();
  const locale = useDateLocale();
  const { group } = useLoadedGroup();
  // In the server's rendering, "today" is the day of that rendering.
  const { now: drawnAt } = usePageData();
  const present = usePresentTime();
  const { day: today } = instantToWall(group.timezone, minuteOf(present ?? drawnAt));
  const { openinghours, special_days } = website;
  if (openinghours.every((ranges) => ranges.length === 0)) return null;
  const nameOf = (index: number) => upperFirst(formatWeekday(index, locale), locale);
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <h2 id="hours" className={styles.heading}>
        {phrases.heading}
      </h2>
      <OpenNow website={website} present={present} />
      <table className={styles.week}>
        <tbody>
          {openinghours.map((ranges, index) => {
            const isToday = WEEKDAYS[index] === weekdayOf(today);
            return (
              <tr key={WEEKDAYS[index]} className={isToday ? styles.today : undefined}>
                <th scope="row">
                  {nameOf(index)}
                  {isToday && <span className={styles.mark}>{common.today}</span>}
                </th>
                <td>
                  <Ranges ranges={ranges} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {special_days.length > 0 && (
        <>
          <h3 className={styles.special}>{phrases.special}</h3>
          <table className={styles.week}>
            <tbody>
              {special_days.map(({ day, hours }) => (
                <tr key={day}>
                  <th scope="row">{upperFirst(formatDay(day, locale), locale)}</th>
                  <td>
                    <Ranges ranges={hours} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** An arbitrary date, because only a time of day is formatted. */
const ANY_DAY = "2026-01-01";

function Ranges({ ranges }: { ranges: readonly HoursOfDay[] }) {
  const { hours: phrases } = useLazyPhrases("home");
  const locale = useDateLocale();
  if (ranges.length === 0) return <span className={styles.closed}>{phrases.closed}</span>;
  const time = (at: string) => formatTime(`${ANY_DAY} ${at}`, locale);
  return ranges.map(({ from, to }) => (
    <span key={from} className={styles.range}>
      {time(from)} – {time(to)}
    </span>
  ));
}

/**
 * Says whether the group is open at present, in its timezone, and until when. Rendered in the browser only; the server's page
 * reserves the line.
 */
function OpenNow({ website, present }: { website: Website; present: EpochMs | null }) {
  return (
    <p className={styles.now}>{present !== null && <State website={website} now={minuteOf(present)} />}</p>
  );
}

function State({ website, now }: { website: Website; now: EpochMinute }) {
  const { hours: phrases } = useLazyPhrases("home");
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

const EACH_MS = 30_000;

const neverChanges = () => () => undefined;

/** Returns the present, in milliseconds since the epoch; null in the server's rendering, which may be cached for a day. */
function usePresentTime(): number | null {
  const present = useNow(EACH_MS);
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser ? present : null;
}
