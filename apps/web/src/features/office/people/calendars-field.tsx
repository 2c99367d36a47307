import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CheckBox, CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import { useReferenceOptions } from "../fields/reference-fields.tsx";

interface Props {
  /** null: every calendar. */
  value: readonly number[] | null;
  isWrong: boolean;
  onChange: (calendars: readonly number[] | null) => void;
}

/** An empty list never means all calendars: unchecking the last one must not give access to everything. */
export function CalendarsField({ value, isWrong, onChange }: Props) {
  const phrases = useProPhrases("people");
  const { pages } = useProPhrases("manage");
  const options = useReferenceOptions("calendars", value ?? []);
  return (
    <CheckBoxes
      label={pages.calendars}
      look="list"
      error={isWrong ? phrases.chooseOne : null}
      options={value === null ? [] : options}
      chosen={value ?? []}
      onChange={onChange}
    >
      <CheckBox
        label={phrases.everyCalendar}
        aria-invalid={isWrong}
        isChecked={value === null}
        onChange={(isAll) => onChange(isAll ? null : [])}
      />
    </CheckBoxes>
  );
}
