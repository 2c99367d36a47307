import { WEEKDAYS, type Weekday } from "@rendezvous/domain/time/instant";
import { useNewGroupPhrases } from "../../lib/professional-phrases.ts";
import { useWording } from "../../lib/phrases.ts";
import field from "../form/field.module.css";
import styles from "./new-group.module.css";
import type { TypedWeek } from "./week.ts";

/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

interface Props {
  week: TypedWeek;
  onChange: (week: TypedWeek) => void;
}

/** When it is open, day by day, with one break. */
export function WeekFields({ week, onChange }: Props) {
  const phrases = useNewGroupPhrases();
  const { language } = useWording();
  const names = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  function change(day: Weekday, at: number, part: "from" | "to", value: string) {
    const ranges = week[day].map((range, index) => (index === at ? { ...range, [part]: value } : range));
    onChange({ ...week, [day]: ranges });
  }
  return (
    <fieldset className={styles.part}>
      <legend>{phrases.hours}</legend>
      <p className={field.hint}>{phrases.hoursHint}</p>
      <ul className={styles.week}>
        {WEEKDAYS.map((day, index) => {
          const name = names.format(new Date(FIRST + index * DAY_MS));
          return (
            <li key={day}>
              <span aria-hidden="true">{name}</span>
              {week[day].map((range, at) => (
                <span key={at} className={styles.range}>
                  {(["from", "to"] as const).map((part) => (
                    <input
                      key={part}
                      className={field.input}
                      type="time"
                      aria-label={
                        at === 0
                          ? phrases[part]({ day: name })
                          : `${phrases[part]({ day: name })} (${phrases.second})`
                      }
                      value={range[part]}
                      onChange={(event) => change(day, at, part, event.target.value)}
                    />
                  ))}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
