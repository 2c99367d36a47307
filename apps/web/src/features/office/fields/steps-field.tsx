import type { Fault } from "@rendezvous/contract/ground/fault";
import { CHOICE_STEPS, type StepName } from "@rendezvous/domain/sequence/model";
import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { describedBy, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import type { ControlProps } from "./controls.tsx";
import { FlagControl } from "./controls.tsx";
import { faultText } from "../../ground/form/fault-text.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import { LocalizedField } from "./localized-field.tsx";
import { MovableList } from "../parts/movable-list.tsx";
import { NumberField } from "./number-field.tsx";
import styles from "../parts/records.module.css";
import { useKeyedList } from "../parts/use-keyed-list.ts";

interface Step {
  readonly name: StepName;
  readonly label?: unknown;
  readonly preposition?: unknown;
  readonly title?: unknown;
  readonly skip_uniq_choice?: boolean;
  readonly max_multirdvs?: unknown;
  readonly any?: boolean;
}

/** The steps of a booking: added, sorted by dragging, keys or buttons, and renamed in the group's own words. */
export function StepsField({
  id,
  label,
  hint,
  value,
  onChange,
  record,
  faults,
}: ControlProps & { record: StoredRecord; faults: readonly Fault[] }) {
  const words = useManageFieldsPhrases();
  const screen = usePhrases();
  const [own, usual] = [value, record["steps_init"]].map((list) =>
    Array.isArray(list) ? (list as Step[]) : [],
  );
  // The default steps of a group without its own.
  const steps = own && own.length > 0 ? own : (usual ?? []);
  const list = useKeyedList(steps, onChange);
  const nameOf = (name: StepName) => screen.steps[name];
  const free = CHOICE_STEPS.filter((name) => !steps.some((one) => one.name === name));
  const [fault] = faults;
  const error = fault === undefined ? null : faultText(words.faults, fault, null);
  return (
    <fieldset className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={field.label}>{label}</legend>
      <MovableList
        ids={list.keys}
        nameOf={(_, index) => nameOf(steps[index]?.name ?? "slots")}
        onMove={list.move}
        onRemove={list.remove}
        renderItem={(_, index) => {
          const step = steps[index];
          if (step === undefined) return null;
          const { name, skip_uniq_choice = false, any = true, max_multirdvs = 1 } = step;
          const control = (part: keyof Step, hinted: string) => ({
            id: `${id}-${name}-${part}`,
            hint: hinted,
            error: null,
            value: step[part],
            onChange: (next: unknown) => list.replace(index, { ...step, [part]: next }),
          });
          return (
            <details className={styles.entry}>
              <summary>{nameOf(name)}</summary>
              <div className={styles.stack}>
                <LocalizedField {...control("label", "")} label={words.fields.step_label} isLong={false} />
                <LocalizedField
                  {...control("preposition", "")}
                  label={words.fields.preposition}
                  isLong={false}
                />
                <LocalizedField
                  {...control("title", words.hints.step_title)}
                  label={words.fields.step_title}
                  isLong={false}
                />
                {name === "intervention_ids" && (
                  <NumberField
                    {...control("max_multirdvs", words.hints.max_multirdvs)}
                    label={words.fields.max_multirdvs}
                    value={max_multirdvs}
                    unit="number"
                  />
                )}
                <FlagControl
                  {...control("skip_uniq_choice", words.hints.skip_uniq_choice)}
                  label={words.fields.skip_uniq_choice}
                  value={skip_uniq_choice}
                />
                <FlagControl {...control("any", "")} label={words.fields.any} value={any} />
              </div>
            </details>
          );
        }}
      />
      {free.length > 0 && (
        <select
          className={field.input}
          aria-label={words.addStep}
          value=""
          onChange={({ target }) => {
            const name = free.find((one) => one === target.value);
            if (name) list.add({ name });
          }}
        >
          <option value="">{words.addStep}</option>
          {free.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
