import { currencySign } from "@rendezvous/phrases/currency-sign";
import { type ReactNode, useState } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { FieldFrame } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { ControlProps } from "./controls.tsx";
import styles from "../parts/records.module.css";

export type Unit = "number" | "percentage" | "minutes" | "hours" | "days" | "price";

/** The factor from the typed unit to the stored one, which is the minute, or the currency's minor unit. */
const FACTORS: Readonly<Record<Unit, number>> = {
  number: 1,
  percentage: 1,
  minutes: 1,
  hours: 60,
  days: 1440,
  price: 100,
};

/** Text that is no number stays as typed, so that the schema reports it. */
function read(text: string, unit: Unit): number | string | null {
  const typed = text.trim().replaceAll(/\s/g, "").replace("\u2212", "-").replace(",", ".");
  if (typed === "") return null;
  const number = Number(typed);
  if (Number.isNaN(number)) return text;
  return Number((number * FACTORS[unit]).toFixed(4));
}

/** A whole number, a length, a period or a price; empty for none. */
export function NumberField({
  value,
  onChange,
  unit,
  beside,
  ...control
}: ControlProps & {
  unit: Unit;
  /** Shown in place of the unit's name. */
  beside?: ReactNode;
}) {
  const phrases = useProPhrases("manage");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const write = (stored: unknown): string => {
    if (typeof stored !== "number") return typeof stored === "string" ? stored : "";
    const cents = unit === "price" && stored % 100 !== 0 ? 2 : 0;
    return new Intl.NumberFormat(dateLocale, {
      useGrouping: false,
      minimumFractionDigits: cents,
      maximumFractionDigits: 6,
    }).format(stored / FACTORS[unit]);
  };
  const [typed, setTyped] = useState(() => write(value));
  // A value from outside, such as another person's change, replaces the typed text.
  const shown = read(typed, unit) === (value ?? null) ? typed : write(value);
  const units: Partial<Record<Unit, string>> = {
    minutes: phrases.minutes,
    days: phrases.days,
    percentage: "%",
    price: currencySign(group.currency_code, dateLocale),
  };
  const unitId = `${control.id}-unit`;
  const sign = beside === undefined ? units[unit] : undefined;
  return (
    <FieldFrame {...control} explainedBy={sign && unitId}>
      {(wiring) => (
        <span className={styles.measure}>
          <input
            {...wiring}
            className={`${field.input} ${styles.number}`}
            inputMode={unit === "price" ? "decimal" : "numeric"}
            autoComplete="off"
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(read(event.target.value, unit));
            }}
          />
          {sign && <span id={unitId}>{sign}</span>}
          {beside}
        </span>
      )}
    </FieldFrame>
  );
}
