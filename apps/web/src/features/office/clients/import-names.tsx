import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { useId, useState } from "react";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import type { RecordKind } from "../schema/field-spec.ts";
import { useNameOf, useRecords } from "../schema/use-records.ts";
import styles from "./clients.module.css";
import { useSaveChoice } from "./import-columns.tsx";

type Names = FicheImport["services"];

/** Asks which services and calendars the names of the file stand for. A change has the rows checked anew. */
export function ImportNames({ ficheImport }: { ficheImport: FicheImport }) {
  const phrases = useProPhrases("appointmentImport");
  const [chosen, setChosen] = useState<{ services: Names; calendars: Names }>({
    services: [],
    calendars: [],
  });
  const save = useSaveChoice(ficheImport.id);
  const change = (part: keyof typeof chosen, name: Names[number]) => {
    const next = { ...chosen, [part]: [...chosen[part].filter((one) => one.name !== name.name), name] };
    setChosen(next);
    save.mutate({
      columns: ficheImport.columns.map(({ target }) => target),
      date_order: ficheImport.date_order,
      ...next,
    });
  };
  const services = withChosen(ficheImport.services, chosen.services);
  const calendars = withChosen(ficheImport.calendars, chosen.calendars);
  if (services.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>{phrases.namesText}</p>
      <CallFailure failure={save.error} />
      <NamesOf
        heading={phrases.services}
        kinds={["interventions"]}
        names={services}
        onChange={(name) => change("services", name)}
      />
      <NamesOf
        heading={phrases.calendars}
        kinds={["calendars", "classes"]}
        names={calendars}
        onChange={(name) => change("calendars", name)}
      />
    </>
  );
}

function withChosen(names: Names, chosen: Names): Names {
  return names.map((one) => chosen.find(({ name }) => name === one.name) ?? one);
}

interface Props {
  heading: string;
  kinds: readonly [RecordKind, RecordKind?];
  names: Names;
  onChange: (name: Names[number]) => void;
}

/** The names of one kind, unfolded if some have no meaning yet. */
function NamesOf({ heading, kinds: [kind, other = kind], names, onChange }: Props) {
  const { noName } = useProPhrases("appointmentImport");
  const { leaveOut } = useProPhrases("ficheImport");
  const number = new Intl.NumberFormat(useDateLocale());
  const id = useId();
  const first = useRecords(kind).data ?? [];
  const second = useRecords(other).data ?? [];
  const nameOf = useNameOf();
  const records = (other === kind ? first : [...first, ...second]).filter(({ deleted }) => !deleted);
  const options = records.map((record) => [String(record.id), nameOf(record)] as const);
  const [isOpen] = useState(names.some((one) => one.id === null));
  return (
    <details className={styles.folded} open={isOpen} aria-labelledby={id}>
      <summary id={id}>{heading}</summary>
      <div className={styles.columns}>
        {names.map((one) => (
          <SelectField
            key={one.name}
            label={`${one.name || noName} (${number.format(one.rows)})`}
            none={leaveOut}
            options={options}
            value={one.id === null ? "" : String(one.id)}
            onChange={(value) => onChange({ ...one, id: value ? Number(value) : null })}
          />
        ))}
      </div>
    </details>
  );
}
