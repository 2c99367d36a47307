import { useManagePhrases, usePeoplePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { describedBy, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { useChoices } from "../fields/reference-fields.tsx";
import styles from "../parts/records.module.css";

interface Props {
  /** null: every calendar. */
  value: readonly number[] | null;
  isWrong: boolean;
  onChange: (calendars: readonly number[] | null) => void;
}

/** An empty list never means all calendars: unchecking the last one must not give access to everything. */
export function CalendarsField({ value, isWrong, onChange }: Props) {
  const phrases = usePeoplePhrases();
  const { pages } = useManagePhrases();
  const choices = useChoices("calendars", value ?? []);
  const error = isWrong ? phrases.chooseOne : null;
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...(value ?? []), id] : (value ?? []).filter((one) => one !== id));
  return (
    <fieldset className={field.field} aria-describedby={describedBy("person-calendars", "", error)}>
      <legend className={field.label}>{pages.calendars}</legend>
      <label className={field.check}>
        <input
          type="checkbox"
          checked={value === null}
          aria-invalid={isWrong}
          onChange={(event) => onChange(event.target.checked ? null : [])}
        />
        {phrases.everyCalendar}
      </label>
      {value !== null && (
        <ul className={styles.choices}>
          {choices.map(({ id, name }) => (
            <li key={id}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={value.includes(id)}
                  onChange={(event) => toggle(id, event.target.checked)}
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <FieldNotes id="person-calendars" hint="" error={error} />
    </fieldset>
  );
}
