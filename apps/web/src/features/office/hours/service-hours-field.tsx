import type { TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import { useRef } from "react";
import { RadioButtons } from "../../../components/fields/choice-fields.tsx";
import field from "../../../components/fields/field.module.css";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import type { ControlProps } from "../fields/controls.tsx";
import { forEveryService, HoursField, withoutServices } from "./hours-field.tsx";
import styles from "./hours.module.css";

/** The first range of a day, so that one click offers a service on that day, whenever the calendars are open. */
const WHOLE_DAY: TimeRange = { from: "00:00", to: "24:00" };

/** When a service is offered: as its calendars are open, or only at some times of the week. */
export function ServiceHoursField(control: ControlProps) {
  const words = useProPhrases("hours");
  const { fields } = useProPhrases("manageFields");
  const { value, onChange } = control;
  const isOwn = Array.isArray(value);
  // The service's own hours, to restore them when the owner switches back to them.
  const own = useRef<unknown>(null);
  return (
    <div className={styles.hours}>
      <RadioButtons
        label={control.label}
        options={[
          ["calendars", words.asCalendars],
          ["own", words.onlyThen],
        ]}
        value={isOwn ? "own" : "calendars"}
        onChange={(whose) => {
          if (whose === "calendars") own.current = value;
          onChange(whose === "calendars" ? null : (own.current ?? []));
        }}
      />
      {isOwn && (
        <>
          {value.length === 0 && <p className={field.hint}>{words.neverOffered}</p>}
          <HoursField
            {...control}
            label={fields.openinghours}
            firstRange={WHOLE_DAY}
            isForAll
            value={forEveryService(value)}
            onChange={(rules) => onChange(withoutServices(rules))}
          />
        </>
      )}
    </div>
  );
}
