import type { Fault } from "@rendezvous/contract/ground/fault";
import { WEEKDAYS, type Weekday } from "@rendezvous/domain/time/instant";
import { TimeField } from "../../../components/fields/time-field.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import field from "../../../components/fields/field.module.css";
import { faultsOfField, settingFaultText } from "../../ground/form/fault-text.ts";
import styles from "./new-group.module.css";
import type { TypedWeek } from "./week.ts";

/** An arbitrary Monday. */
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

interface Props {
  week: TypedWeek;
  faults: readonly Fault[];
  onChange: (week: TypedWeek) => void;
}

/** The opening hours of each day, with one break. */
export function WeekFields({ week, faults, onChange }: Props) {
  const phrases = useProPhrases("newGroup");
  const words = useProPhrases("manageFields");
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
          const wrong = faultsOfField(faults, day);
          // Marks only the missing end of an incomplete range.
          const isWrong = (at: number, value: string) =>
            wrong.some(({ path, code }) => path === `${day}[${at}]` && (code !== "required" || value === ""));
          return (
            <li key={day}>
              <span aria-hidden="true">{name}</span>
              {week[day].map((range, at) => (
                <span key={at} className={styles.range}>
                  {(["from", "to"] as const).map((part) => (
                    <TimeField
                      key={part}
                      label={
                        at === 0
                          ? phrases[part]({ day: name })
                          : `${phrases[part]({ day: name })} (${phrases.second})`
                      }
                      isInvalid={isWrong(at, range[part])}
                      describedBy={isWrong(at, range[part]) ? `new-${day}-error` : undefined}
                      value={range[part]}
                      onChange={(time) => change(day, at, part, time)}
                    />
                  ))}
                </span>
              ))}
              {wrong[0] && (
                <p id={`new-${day}-error`} className={`${field.error} ${styles.wrong}`}>
                  {settingFaultText(words.faults, wrong[0], undefined)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
