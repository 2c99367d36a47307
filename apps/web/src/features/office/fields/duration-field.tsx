import { type ReactNode, useState } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import field from "../../../components/fields/field.module.css";
import type { ControlProps } from "./controls.tsx";
import { NumberField } from "./number-field.tsx";
import styles from "../parts/records.module.css";

const MINUTES = { minutes: 1, hours: 60, days: 1440 } as const;
type SpanUnit = keyof typeof MINUTES;
const UNITS: readonly SpanUnit[] = ["minutes", "hours", "days"];

/** Returns the longest unit of which the value is a whole multiple. */
function unitOf(value: unknown): SpanUnit {
  if (typeof value !== "number" || value === 0) return "hours";
  return UNITS.findLast((unit) => value % MINUTES[unit] === 0) ?? "minutes";
}

/** A length of time as a number and a unit; choosing another unit keeps the number. `beside` is shown after the unit. */
export function DurationField({ beside, ...control }: ControlProps & { beside?: ReactNode }) {
  const words = useProPhrases("manageFields");
  const { id, label, value, onChange } = control;
  const [unit, setUnit] = useState(() => unitOf(value));
  function choose(chosen: SpanUnit): void {
    setUnit(chosen);
    if (typeof value === "number") onChange((value / MINUTES[unit]) * MINUTES[chosen]);
  }
  return (
    <NumberField
      {...control}
      unit={unit}
      beside={
        <>
          <select
            id={`${id}-unit`}
            className={`${field.input} ${styles.short}`}
            aria-label={words.unitOf({ name: label })}
            value={unit}
            onChange={({ target }) => choose(UNITS.find((one) => one === target.value) ?? unit)}
          >
            {UNITS.map((one) => (
              <option key={one} value={one}>
                {words.units[one](typeof value === "number" ? value / MINUTES[unit] : 0)}
              </option>
            ))}
          </select>
          {beside}
        </>
      }
    />
  );
}
