import { minuteOf, twoDigits } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { formatTime } from "@rendezvous/phrases/format-date";
import type { CSSProperties } from "react";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { NOW_LINE_EVERY_MS } from "./day-column.tsx";
import styles from "./day-grid.module.css";
import type { GridLayout } from "./grid-columns.ts";

/** An arbitrary date, because the times are shown without it. */
const ANY_DAY = "2026-01-01";

/** The hours beside the columns, with the present time. */
export function HourGutter({ grid, zone }: { grid: GridLayout; zone: string }) {
  const dateLocale = useDateLocale();
  return (
    <div className={styles.gutter} aria-hidden="true">
      <div className={styles.corner} />
      <div className={styles.body}>
        {grid.hours.map(({ offset, hour }) => (
          <span key={offset} className={styles.hour} style={{ "--from": offset } as CSSProperties}>
            {formatTime(`${ANY_DAY} ${twoDigits(hour)}:00`, dateLocale)}
          </span>
        ))}
        <NowTime grid={grid} zone={zone} />
      </div>
    </div>
  );
}

/** The present time, beside its line. */
function NowTime({ grid: { columns, minutes }, zone }: { grid: GridLayout; zone: string }) {
  const now = minuteOf(useNow(NOW_LINE_EVERY_MS));
  const dateLocale = useDateLocale();
  const column = columns.find(({ top }) => now >= top && now < top + minutes);
  if (!column) return null;
  const { minuteOfDay } = instantToWall(zone, now);
  const wall = `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
  return (
    <span
      ref={scrollTo}
      className={styles.nowTime}
      data-now
      style={{ "--from": now - column.top } as CSSProperties}
    >
      {formatTime(`${ANY_DAY} ${wall}`, dateLocale)}
    </span>
  );
}

/** On today's grid the scroll position shows the present time first. */
function scrollTo(time: HTMLElement | null): void {
  const grid = time?.closest<HTMLElement>("[role=grid]");
  if (time && grid) grid.scrollTop = time.offsetTop - grid.clientHeight / 3;
}
