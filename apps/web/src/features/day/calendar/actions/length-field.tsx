import { useCalendarActionsPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { FieldFrame } from "../../../ground/form/field-frame.tsx";
import field from "../../../ground/form/field.module.css";

interface Props {
  id: string;
  value: string | number;
  /** The length that applies if the field is empty. */
  usual?: number | undefined;
  isRequired?: boolean;
  onChange: (value: string) => void;
}

/** The field for the minutes of an appointment. */
export function LengthField({ id, value, usual, isRequired = false, onChange }: Props) {
  const { minutes } = useCalendarActionsPhrases();
  return (
    <FieldFrame id={id} label={minutes} isRequired={false} hint="" error={null}>
      <input
        id={id}
        className={field.input}
        type="number"
        required={isRequired}
        min={1}
        max={1440}
        placeholder={String(usual ?? "")}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
