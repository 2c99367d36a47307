import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import type { ControlProps } from "./controls.tsx";
import { useNameOf, useRecords } from "../schema/use-records.ts";
import type { RecordKind } from "../schema/field-spec.ts";

/** Returns the records that can be chosen, and archived ones that are already chosen. */
export function useReferenceChoices(kind: RecordKind, chosen: readonly unknown[]) {
  const nameOf = useNameOf();
  const { data = [] } = useRecords(kind);
  return data
    .filter(({ id, deleted }) => !deleted || chosen.includes(id))
    .map((record) => ({ id: record.id, name: nameOf(record) }));
}

/** Returns the records that can be chosen, as pairs of id and name. */
export function useReferenceOptions(kind: RecordKind, chosen: readonly unknown[] = []) {
  return useReferenceChoices(kind, chosen).map(({ id, name }) => [id, name] as const);
}

/** A select of another record, or none. */
export function ReferenceField({ value, onChange, kind, ...control }: ControlProps & { kind: RecordKind }) {
  const phrases = useProPhrases("manage");
  return (
    <SelectField
      {...control}
      none={phrases.noChoice}
      options={useReferenceOptions(kind, [value])}
      value={typeof value === "number" ? value : ""}
      onChange={(id) => onChange(id === "" ? null : Number(id))}
    />
  );
}

/** Check boxes of other records; none checked means all, unless another list already restricts the choice. */
export function ReferencesField({
  value,
  kind,
  isNamedElsewhere = false,
  ...control
}: ControlProps & { kind: RecordKind; isNamedElsewhere?: boolean }) {
  const phrases = useProPhrases("manage");
  const chosen: readonly number[] = Array.isArray(value) ? value : [];
  const options = useReferenceOptions(kind, chosen);
  if (options.length === 0) return null;
  return (
    <CheckBoxes
      {...control}
      look="list"
      hint={isNamedElsewhere ? phrases.noneOfThese : phrases.all}
      options={options}
      chosen={chosen}
    />
  );
}
