import { Trash2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { SortRail } from "../../../components/sort-rail.tsx";
import { SortableList } from "../../../components/sortable-list.tsx";
import { announce } from "../../../lib/announce.ts";
import { useManagePhrases } from "../../../lib/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases.ts";
import { describedBy, FieldNotes } from "../../form/field-frame.tsx";
import field from "../../form/field.module.css";
import type { ControlProps } from "../records/controls.tsx";
import type { RecordKind } from "../records/field-spec.ts";
import records from "../records/records.module.css";
import { useChoices } from "../records/reference-fields.tsx";
import { useKeyedList } from "./use-keyed-list.ts";

/** Other records in an order of their own. */
export function OrderedReferencesField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  kind,
}: ControlProps & { kind: RecordKind }) {
  const { remove, add } = useManagePhrases();
  const { summary } = usePhrases();
  const chosen = (value ?? []) as readonly number[];
  const list = useKeyedList(chosen, onChange);
  const choices = useChoices(kind, chosen);
  const nameAt = (index: number) => choices.find((one) => one.id === chosen[index])?.name ?? "";
  function move(from: number, to: number): void {
    announce(summary.moved({ name: nameAt(from), position: to + 1, total: chosen.length }));
    list.move(from, to);
  }
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      <SortableList
        className={records.list}
        rowClassName={records.row}
        ids={list.keys}
        nameOf={(key) => nameAt(list.keys.indexOf(key))}
        onMove={move}
        renderItem={(key, handle) => {
          const index = list.keys.indexOf(key);
          return (
            <>
              <SortRail index={index} count={chosen.length} name={nameAt(index)} onMove={move}>
                {handle}
              </SortRail>
              <span className={records.words}>{nameAt(index)}</span>
              <Button
                look="plain"
                aria-label={`${remove}: ${nameAt(index)}`}
                title={remove}
                onClick={() => list.remove(index)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </Button>
            </>
          );
        }}
      />
      <select
        id={id}
        className={field.input}
        aria-label={`${label}: ${add}`}
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
