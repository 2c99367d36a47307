import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { SelectField } from "../../../../components/fields/select-field.tsx";

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
    <SelectField
      id={id}
      label={label}
      none={none}
      disabled={isDisabled}
      value={value || ""}
      onChange={(calendarId) => onChange(Number(calendarId))}
    >
      {calendars.map((one) => (
        <option key={one.id} value={one.id} lang={one.lang}>
          {one.publicname}
        </option>
      ))}
    </SelectField>
  );
}
