import type { TimeRange } from "@rendezvous/domain/availability/timetables";
import { formatShortWeekday, formatTime } from "@rendezvous/phrases/format-date";
import { useDateLocale } from "../../../lib/phrases.ts";
import styles from "./hours.module.css";

/** The hours that are always drawn; earlier and later ones stretch the picture. */
const USUAL = { from: 8, to: 19 };
/** Some Monday. */
const MONDAY = 4;

function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
}

function momentAt(hour: number): string {
  return `2027-01-0${MONDAY} ${String(hour % 24).padStart(2, "0")}:00`;
}

/** The week as a picture, for a glance; everything in it stands in the fields above. */
export function DrawnWeek({ days }: { days: readonly (readonly TimeRange[])[] }) {
  const dateLocale = useDateLocale();
  const all = days.flat().filter(({ from, to }) => from !== "" && to !== "" && from < to);
  const first = Math.floor(Math.min(USUAL.from, ...all.map(({ from }) => hourOf(from))));
  const last = Math.ceil(Math.max(USUAL.to, ...all.map(({ to }) => hourOf(to))));
  const share = (hours: number) => `${(100 * hours) / (last - first)}%`;
  const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (hour) => hour % 3 === 0,
  );
  return (
    <div className={styles.week} aria-hidden="true">
      <div className={styles.scale}>
        {marks.map((hour) => (
          <span key={hour} style={{ top: share(hour - first) }}>
            {formatTime(momentAt(hour), dateLocale)}
          </span>
        ))}
      </div>
      {days.map((ranges, index) => {
        const name = formatShortWeekday(`2027-01-0${MONDAY + index}`, dateLocale);
        return (
          <div key={name} className={styles.column}>
            <span>{name}</span>
            <div className={styles.open}>
              {ranges.map(({ from, to }) => (
                <i
                  key={`${from} ${to}`}
                  style={{
                    top: share(hourOf(from) - first),
                    height: share(Math.max(0, hourOf(to) - hourOf(from))),
                  }}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
