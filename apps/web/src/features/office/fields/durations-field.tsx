import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { describedBy, FieldNotes, Fieldset } from "../../../components/fields/field-frame.tsx";
import { numberedName } from "@rendezvous/phrases/numbered-name";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";
import { useKeyedList } from "../parts/use-keyed-list.ts";
import type { ControlProps } from "./controls.tsx";
import { DurationField } from "./duration-field.tsx";

const MOST = 3;
const TWO_HOURS = 120;

interface Props extends ControlProps {
  /** The name of each length, such as "Reminder". */
  each: string;
}

/** Some lengths of time after a first one, which has a field of its own. */
export function DurationsField({ id, label, hint, error, value, onChange, each }: Props) {
  const { add, remove } = useProPhrases("manage");
  const { language } = useWording();
  const labelled = useLabelled();
  const durations: readonly unknown[] = Array.isArray(value) ? value : [];
  const list = useKeyedList(durations, onChange);
  return (
    <Fieldset id={id} label={label} aria-describedby={describedBy(id, hint, error)}>
      <FieldNotes id={id} hint={hint} error={error} />
      {durations.map((duration, index) => (
        <DurationField
          key={list.keys[index]}
          id={`${id}-${list.keys[index]}`}
          label={numberedName(each, index + 2, language)}
          value={duration}
          onChange={(next) => list.replace(index, next)}
          beside={
            <Button
              look="plain"
              aria-label={labelled(remove, numberedName(each, index + 2, language))}
              onClick={() => list.remove(index)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          }
        />
      ))}
      {durations.length < MOST && (
        <div>
          <Button onClick={() => list.add(TWO_HOURS)}>
            <Plus size={18} aria-hidden="true" /> {add}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
