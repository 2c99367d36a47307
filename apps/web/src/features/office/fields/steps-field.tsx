import { CHOICE_STEPS, type StepName } from "@rendezvous/domain/sequence/model";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import { Options } from "../../../components/fields/select-field.tsx";
import { type ControlProps, CheckBoxControl } from "./controls.tsx";
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
  value,
  onChange,
  record,
  ...fieldset
}: ControlProps & { record: StoredRecord }) {
  const words = useProPhrases("manageFields");
  const screen = usePhrases();
  const [own, usual] = [value, record["steps_init"]].map((list) =>
    Array.isArray(list) ? (list as Step[]) : [],
  );
  // A group that has configured no steps uses the default ones.
  const steps = own && own.length > 0 ? own : (usual ?? []);
  const list = useKeyedList(steps, onChange);
  const nameOf = (name: StepName) => screen.steps[name];
  const free = CHOICE_STEPS.filter((name) => !steps.some((one) => one.name === name));
  return (
    <Fieldset {...fieldset}>
      <MovableList
        ids={list.keys}
        nameOf={(_, index) => nameOf(steps[index]?.name ?? "slots")}
        onMove={list.move}
        onRemove={list.remove}
        renderItem={(_, index) => {
          const step = steps[index];
          if (step === undefined) return null;
          const { name, skip_uniq_choice = false, any = true, max_multirdvs = 1 } = step;
          const control = (part: keyof Step, label: keyof typeof words.fields) => ({
            id: `${fieldset.id}-${name}-${part}`,
            label: words.fields[label],
            value: step[part],
            onChange: (next: unknown) => list.replace(index, { ...step, [part]: next }),
          });
          return (
            <details className={styles.entry}>
              <summary>{nameOf(name)}</summary>
              <div className={styles.stack}>
                <LocalizedField {...control("label", "step_label")} />
                <LocalizedField {...control("preposition", "preposition")} />
                <LocalizedField {...control("title", "step_title")} hint={words.hints.step_title} />
                {name === "intervention_ids" && (
                  <NumberField
                    {...control("max_multirdvs", "max_multirdvs")}
                    hint={words.hints.max_multirdvs}
                    value={max_multirdvs}
                    unit="number"
                  />
                )}
                <CheckBoxControl
                  {...control("skip_uniq_choice", "skip_uniq_choice")}
                  hint={words.hints.skip_uniq_choice}
                  value={skip_uniq_choice}
                />
                <CheckBoxControl {...control("any", "any")} value={any} />
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
          <Options of={free.map((name) => [name, nameOf(name)])} />
        </select>
      )}
    </Fieldset>
  );
}
