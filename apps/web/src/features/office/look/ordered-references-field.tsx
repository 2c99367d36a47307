import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { describedBy, Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import { Options } from "../../../components/fields/select-field.tsx";
import type { ControlProps } from "../fields/controls.tsx";
import type { RecordKind } from "../schema/field-spec.ts";
import { MovableList } from "../parts/movable-list.tsx";
import records from "../parts/records.module.css";
import { useReferenceOptions } from "../fields/reference-fields.tsx";
import { useKeyedList } from "../parts/use-keyed-list.ts";

/** A list of other records that can be sorted. */
export function OrderedReferencesField({
  value,
  onChange,
  kind,
  ...control
}: ControlProps & { kind: RecordKind }) {
  const { add } = useProPhrases("manage");
  const { id, label, hint, error } = control;
  const chosen = (value ?? []) as readonly number[];
  const list = useKeyedList(chosen, onChange);
  const options = useReferenceOptions(kind, chosen);
  const nameAt = (index: number) => options.find(([one]) => one === chosen[index])?.[1] ?? "";
  return (
    <Fieldset {...control}>
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
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, hint, error)}
        value=""
        onChange={({ target }) => list.add(Number(target.value))}
      >
        <option value="">{add}</option>
        <Options of={options.filter(([one]) => !chosen.includes(one))} />
      </select>
    </Fieldset>
  );
}
