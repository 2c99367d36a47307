import type { Fault } from "@rendezvous/contract/ground/fault";
import type { PlaceTerms } from "@rendezvous/domain/availability/model";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import { describedBy, FieldNotes, Fieldset } from "../../../components/fields/field-frame.tsx";
import { numberedName } from "@rendezvous/phrases/numbered-name";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";
import styles from "../parts/records.module.css";
import { useKeyedList } from "../parts/use-keyed-list.ts";
import { type ControlProps, useErrorAt } from "./controls.tsx";
import { NumberField } from "./number-field.tsx";
import { useReferenceOptions } from "./reference-fields.tsx";

interface Props extends ControlProps {
  faults: readonly Fault[];
  /** Whether the service uses a room or equipment. */
  needsResource: boolean;
}

/** The name of the field, from which the paths of its faults begin. */
const BY_PLACE = "by_place";
const EMPTY: PlaceTerms = { calendars: [], resources: [], price: null, length: null };

/** The prices and lengths that a service has with some calendars or resources; renders nothing if there are none to choose from. */
export function PlaceTermsField({ id, label, hint, error, value, onChange, faults, needsResource }: Props) {
  const { add, remove } = useProPhrases("manage");
  const { language } = useWording();
  const labelled = useLabelled();
  const entries: readonly PlaceTerms[] = Array.isArray(value) ? (value as PlaceTerms[]) : [];
  const list = useKeyedList(entries, onChange);
  const chosen = (key: "calendars" | "resources") => entries.flatMap((entry) => entry[key]);
  const calendars = useReferenceOptions("calendars", chosen("calendars"));
  const resources = useReferenceOptions("resources", chosen("resources"));
  if (entries.length === 0 && calendars.length < 2 && resources.length < 2) return null;
  return (
    <Fieldset id={id} label={label} aria-describedby={describedBy(id, hint, error)}>
      <FieldNotes id={id} hint={hint} error={error} />
      {entries.map((terms, index) => (
        <TermsFields
          key={list.keys[index]}
          id={`${id}-${list.keys[index]}`}
          terms={terms}
          path={`${BY_PLACE}[${index}]`}
          faults={faults}
          calendars={calendars}
          resources={needsResource ? resources : []}
          onChange={(next) => list.replace(index, next)}
        >
          <Button
            onClick={() => list.remove(index)}
            aria-label={labelled(remove, numberedName(label, index + 1, language))}
          >
            <Trash2 size={18} aria-hidden="true" /> {remove}
          </Button>
        </TermsFields>
      ))}
      <div>
        <Button onClick={() => list.add(EMPTY)} aria-label={labelled(add, label)}>
          <Plus size={18} aria-hidden="true" /> {add}
        </Button>
      </div>
    </Fieldset>
  );
}

type Options = ReturnType<typeof useReferenceOptions>;

interface TermsProps {
  id: string;
  terms: PlaceTerms;
  path: string;
  faults: readonly Fault[];
  calendars: Options;
  resources: Options;
  onChange: (terms: PlaceTerms) => void;
  /** The button that removes the entry. */
  children: ReactNode;
}

function TermsFields({ id, terms, path, faults, calendars, resources, onChange, children }: TermsProps) {
  const { fields } = useProPhrases("manageFields");
  const errorAt = useErrorAt(faults);
  const places = { calendars, resources };
  const set = (change: object) => onChange({ ...terms, ...change });
  return (
    <div className={styles.terms}>
      {(["calendars", "resources"] as const)
        .filter((key) => places[key].length > 0)
        .map((key) => (
          <CheckBoxes
            key={key}
            id={`${id}-${key}`}
            label={fields[key]}
            error={errorAt(`${path}.${key}`, terms[key])}
            look="list"
            options={places[key]}
            chosen={terms[key]}
            onChange={(ids) => set({ [key]: ids })}
          />
        ))}
      <div className={styles.buttons}>
        {(["length", "price"] as const).map((name) => (
          <NumberField
            key={name}
            id={`${id}-${name}`}
            label={fields[name]}
            error={errorAt(`${path}.${name}`, terms[name])}
            value={terms[name]}
            unit={name === "length" ? "minutes" : "price"}
            onChange={(number) => set({ [name]: number })}
          />
        ))}
        {children}
      </div>
    </div>
  );
}
