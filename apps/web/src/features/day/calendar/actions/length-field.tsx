import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { TextField } from "../../../../components/fields/text-field.tsx";

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
  const { minutes } = useProPhrases("calendarActions");
  return (
    <TextField
      id={id}
      label={minutes}
      type="number"
      required={isRequired}
      min={1}
      max={1440}
      placeholder={String(usual ?? "")}
      value={value}
      onChange={onChange}
    />
  );
}
