import type { Fault } from "@rendezvous/contract/ground/fault";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { Button } from "../../../components/button.tsx";
import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import { MovableList } from "../parts/movable-list.tsx";
import { NumberField } from "./number-field.tsx";
import type { ControlProps } from "./controls.tsx";
import styles from "../parts/records.module.css";
import { useChoices } from "./reference-fields.tsx";
import { useKeyedList } from "../parts/use-keyed-list.ts";
import { useRecords } from "../schema/use-records.ts";

type Entry =
  | { readonly intervention_id: number; readonly calendar_id?: number | null }
  | { readonly break_time: number | string | null };

const USUAL_BREAK = 15;

/** The services of a pack and the breaks between them in their order, with the total length and price. */
export function PackField({
  id,
  label,
  error,
  value,
  onChange,
  faults,
  price: own,
}: ControlProps & { faults: readonly Fault[]; price: unknown }) {
  const words = useManageFieldsPhrases();
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const entries: readonly Entry[] = Array.isArray(value) ? (value as Entry[]) : [];
  const list = useKeyedList(entries, onChange);
  const { data: services = [] } = useRecords("interventions");
  const chosen = entries.flatMap((entry) => ("intervention_id" in entry ? [entry.intervention_id] : []));
  const interventions = useChoices("interventions", chosen);
  const calendars = useChoices(
    "calendars",
    entries.flatMap((entry) => ("calendar_id" in entry ? [entry.calendar_id] : [])),
  );

  const nameAt = (index: number) => {
    const entry = entries[index];
    if (entry === undefined || "break_time" in entry) return words.fields.break_time;
    return interventions.find((one) => one.id === entry.intervention_id)?.name ?? "";
  };
  const serviceOf = (entry: Entry) =>
    "intervention_id" in entry ? services.find((one) => one.id === entry.intervention_id) : undefined;
  const lengthOf = (entry: Entry) =>
    Number("break_time" in entry ? entry.break_time : (serviceOf(entry)?.["length"] ?? 0)) || 0;
  const lengths = entries.map(lengthOf);
  const until = (count: number) => lengths.slice(0, count).reduce((sum, one) => sum + one, 0);
  const length = until(entries.length);
  const inWords = (minutes: number) => formatDuration(minutes, dateLocale);
  const sum = entries.reduce((sum, entry) => sum + Number(serviceOf(entry)?.["price"] ?? 0), 0);

  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      {length > 0 && (
        <div className={styles.timeline} aria-hidden="true">
          {entries.map((entry, index) => (
            <span
              key={list.keys[index]}
              data-break={"break_time" in entry || undefined}
              style={{ flexGrow: lengths[index] }}
            >
              {"break_time" in entry ? "" : nameAt(index)}
            </span>
          ))}
        </div>
      )}
      <MovableList
        ids={list.keys}
        nameOf={(_, index) => nameAt(index)}
        onMove={list.move}
        onRemove={list.remove}
        renderItem={(key, index) => {
          const entry = entries[index];
          if (entry === undefined) return null;
          const [fault] = faultsAt(faults, `config[${index}]`);
          const entryId = `${id}-${key}`;
          return (
            <div className={styles.entry}>
              <p className={styles.quiet}>{`${inWords(until(index))} – ${inWords(until(index + 1))}`}</p>
              {"break_time" in entry ? (
                <NumberField
                  id={entryId}
                  label={words.fields.break_time}
                  hint=""
                  error={fault ? faultText(words.faults, fault, null) : null}
                  value={entry.break_time}
                  onChange={(minutes) => list.replace(index, { break_time: minutes as number })}
                  unit="minutes"
                />
              ) : (
                <>
                  <select
                    className={field.input}
                    aria-label={words.fields.interventions}
                    aria-invalid={fault !== undefined}
                    value={entry.intervention_id}
                    onChange={(event) =>
                      list.replace(index, { ...entry, intervention_id: Number(event.target.value) })
                    }
                  >
                    {interventions.map((one) => (
                      <option key={one.id} value={one.id}>
                        {one.name}
                      </option>
                    ))}
                  </select>
                  <select
                    className={field.input}
                    aria-label={words.fields.calendars}
                    value={entry.calendar_id ?? ""}
                    onChange={(event) =>
                      list.replace(index, {
                        ...entry,
                        calendar_id: event.target.value === "" ? null : Number(event.target.value),
                      })
                    }
                  >
                    <option value="">{words.anyCalendar}</option>
                    {calendars.map((one) => (
                      <option key={one.id} value={one.id}>
                        {one.name}
                      </option>
                    ))}
                  </select>
                  {fault && <p className={field.error}>{faultText(words.faults, fault, null)}</p>}
                </>
              )}
            </div>
          );
        }}
      />
      <div className={styles.buttons}>
        <Button
          disabled={interventions.length === 0}
          onClick={() =>
            interventions[0] && list.add({ intervention_id: interventions[0].id, calendar_id: null })
          }
        >
          {words.addService}
        </Button>
        <Button disabled={entries.length === 0} onClick={() => list.add({ break_time: USUAL_BREAK })}>
          {words.addBreak}
        </Button>
      </div>
      {entries.length > 0 && (
        <p className={styles.quiet}>
          {words.sum({
            length: inWords(length),
            price: formatPrice(sum, group.currency_code, dateLocale),
          })}
        </p>
      )}
      {entries.length > 0 && typeof own === "number" && own !== sum && (
        <p className={styles.quiet}>
          {words[own < sum ? "cheaper" : "dearer"]({
            difference: formatPrice(Math.abs(sum - own), group.currency_code, dateLocale),
          })}
        </p>
      )}
      <FieldNotes id={id} hint="" error={entries.length === 0 ? error : null} />
    </fieldset>
  );
}
