import { useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { describedBy, FieldFrame, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import type { ControlProps } from "./controls.tsx";
import styles from "../parts/records.module.css";
import { useNameOf, useRecords } from "../schema/use-records.ts";
import type { RecordKind } from "../schema/field-spec.ts";

/** Returns the records that can be chosen, and archived ones that are already chosen. */
export function useChoices(kind: RecordKind, chosen: readonly unknown[]) {
  const nameOf = useNameOf();
  const { data = [] } = useRecords(kind);
  return data
    .filter(({ id, deleted }) => !deleted || chosen.includes(id))
    .map((record) => ({ id: record.id, name: nameOf(record) }));
}

/** A select of another record, or none. */
export function ReferenceField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  kind,
}: ControlProps & { kind: RecordKind }) {
  const phrases = useManagePhrases();
  const choices = useChoices(kind, [value]);
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <select
        id={id}
        className={field.input}
        value={typeof value === "number" ? value : ""}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.value === "" ? null : Number(event.target.value))}
      >
        <option value="">{phrases.noChoice}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Check boxes of other records; none checked means all, unless another list already restricts the choice. */
export function ReferencesField({
  id,
  label,
  error,
  value,
  onChange,
  kind,
  isNamedElsewhere = false,
}: ControlProps & { kind: RecordKind; isNamedElsewhere?: boolean }) {
  const phrases = useManagePhrases();
  const hint = isNamedElsewhere ? phrases.noneOfThese : phrases.all;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choices = useChoices(kind, chosen);
  if (choices.length === 0) return null;
  return (
    <fieldset className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={field.label}>{label}</legend>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(choice.id)}
                aria-invalid={error !== null}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, choice.id] : chosen.filter((one) => one !== choice.id),
                  )
                }
              />
              {choice.name}
            </label>
          </li>
        ))}
      </ul>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
