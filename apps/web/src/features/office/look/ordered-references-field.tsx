import { useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { describedBy, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import type { ControlProps } from "../fields/controls.tsx";
import type { RecordKind } from "../schema/field-spec.ts";
import { MovableList } from "../parts/movable-list.tsx";
import records from "../parts/records.module.css";
import { useChoices } from "../fields/reference-fields.tsx";
import { useKeyedList } from "../parts/use-keyed-list.ts";

/** A list of other records that can be sorted. */
export function OrderedReferencesField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  kind,
}: ControlProps & { kind: RecordKind }) {
  const { add } = useManagePhrases();
  const chosen = (value ?? []) as readonly number[];
  const list = useKeyedList(chosen, onChange);
  const choices = useChoices(kind, chosen);
  const nameAt = (index: number) => choices.find((one) => one.id === chosen[index])?.name ?? "";
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      <MovableList
        ids={list.keys}
        nameOf={(_, index) => nameAt(index)}
        onMove={list.move}
        onRemove={list.remove}
        renderItem={(_, index) => <span className={records.words}>{nameAt(index)}</span>}
      />
      <select
        id={id}
        className={field.input}
        aria-label={`${label} – ${add}`}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        value=""
        onChange={({ target }) => list.add(Number(target.value))}
      >
        <option value="">{add}</option>
        {choices
          .filter((one) => !chosen.includes(one.id))
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
