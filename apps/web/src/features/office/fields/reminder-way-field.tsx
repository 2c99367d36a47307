import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { describedBy, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import type { ControlProps } from "./controls.tsx";

/** The channel of a reminder: mail, SMS or both. */
export function ReminderWayField({ id, label, hint, error, value, onChange }: ControlProps) {
  const { reminderWays } = useManageFieldsPhrases();
  return (
    <fieldset className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={field.label}>{label}</legend>
      {Object.entries(reminderWays).map(([way, name]) => (
        <label key={way} className={field.check}>
          <input type="radio" name={id} checked={value === way} onChange={() => onChange(way)} />
          {name}
        </label>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
