import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { FieldFrame } from "../../../ground/form/field-frame.tsx";
import field from "../../../ground/form/field.module.css";

interface Props {
  id: string;
  label: string;
  calendars: readonly Calendar[];
  /** The label of the option for no calendar, whose value is 0. */
  none?: string;
  value: number;
  isDisabled?: boolean;
  onChange: (calendarId: number) => void;
}

/** A select of one calendar by its name. */
export function CalendarSelect({ id, label, calendars, none, value, isDisabled = false, onChange }: Props) {
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint="" error={null}>
      <select
        id={id}
        className={field.input}
        disabled={isDisabled}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {none !== undefined && <option value={0}>{none}</option>}
        {calendars.map((one) => (
          <option key={one.id} value={one.id} lang={one.lang}>
            {one.publicname}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
