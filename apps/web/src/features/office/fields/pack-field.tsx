import type { Fault } from "@rendezvous/contract/ground/fault";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { Button } from "../../../components/button.tsx";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import { Options } from "../../../components/fields/select-field.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { MovableList } from "../parts/movable-list.tsx";
import { NumberField } from "./number-field.tsx";
import { type ControlProps, useErrorAt } from "./controls.tsx";
import styles from "../parts/records.module.css";
import { useReferenceOptions } from "./reference-fields.tsx";
import { useKeyedList } from "../parts/use-keyed-list.ts";
import { useRecords } from "../schema/use-records.ts";

type Entry =
  | { readonly intervention_id: number; readonly calendar_id?: number | null }
  | { readonly break_time: number | string | null };

const USUAL_BREAK = 15;

/** The services of a pack and the breaks between them in their order, with the total length and price. */
export function PackField({
  value,
  onChange,
  faults,
  price,
  ...control
}: ControlProps & { faults: readonly Fault[]; price: unknown }) {
  const words = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const errorAt = useErrorAt(faults);
  const entries: readonly Entry[] = Array.isArray(value) ? (value as Entry[]) : [];
  const list = useKeyedList(entries, onChange);
  const { interventions, calendars, nameOf, lengthOf, priceOf } = usePackEntries(entries);
  const starts = [0];
  for (const entry of entries) starts.push((starts.at(-1) ?? 0) + lengthOf(entry));
  const length = starts.at(-1) ?? 0;
  const inWords = (minutes = 0) => formatDuration(minutes, dateLocale);
  return (
    <Fieldset {...control} error={entries.length === 0 ? control.error : null}>
      {length > 0 && (
        <div className={styles.timeline} aria-hidden="true">
          {entries.map((entry, index) => (
            <span
              key={list.keys[index]}
              data-break={"break_time" in entry || undefined}
              style={{ flexGrow: lengthOf(entry) }}
            >
              {"break_time" in entry ? "" : nameOf(entry)}
            </span>
          ))}
        </div>
      )}
      <MovableList
        ids={list.keys}
        nameOf={(_, index) => nameOf(entries[index])}
        onMove={list.move}
        onRemove={list.remove}
        renderItem={(key, index) => (
          <div className={styles.entry}>
            <p className={styles.quiet}>{`${inWords(starts[index])} – ${inWords(starts[index + 1])}`}</p>
            <EntryFields
              id={`${control.id}-${key}`}
              entry={entries[index]}
              error={errorAt(`config[${index}]`)}
              interventions={interventions}
              calendars={calendars}
              onChange={(entry) => list.replace(index, entry)}
            />
          </div>
        )}
      />
      <div className={styles.buttons}>
        <Button
          disabled={interventions.length === 0}
          onClick={() =>
            interventions[0] && list.add({ intervention_id: interventions[0][0], calendar_id: null })
          }
        >
          {words.addService}
        </Button>
        <Button disabled={entries.length === 0} onClick={() => list.add({ break_time: USUAL_BREAK })}>
          {words.addBreak}
        </Button>
      </div>
      {entries.length > 0 && (
        <PackTotals
          length={inWords(length)}
          sum={entries.reduce((sum, entry) => sum + priceOf(entry), 0)}
          price={price}
        />
      )}
    </Fieldset>
  );
}

/** Returns the options for the entries of a pack, and functions that return an entry's name, length and price. */
function usePackEntries(entries: readonly Entry[]) {
  const words = useProPhrases("manageFields");
  const { data: services = [] } = useRecords("interventions");
  const chosen = (name: "intervention_id" | "calendar_id") =>
    entries.flatMap((entry) => ("intervention_id" in entry ? [entry[name]] : []));
  const interventions = useReferenceOptions("interventions", chosen("intervention_id"));
  const serviceOf = (entry: Entry) =>
    "intervention_id" in entry ? services.find((one) => one.id === entry.intervention_id) : undefined;
  return {
    interventions,
    calendars: useReferenceOptions("calendars", chosen("calendar_id")),
    nameOf: (entry: Entry | undefined) => {
      if (entry === undefined || "break_time" in entry) return words.fields.break_time;
      return interventions.find(([id]) => id === entry.intervention_id)?.[1] ?? "";
    },
    lengthOf: (entry: Entry) =>
      Number("break_time" in entry ? entry.break_time : (serviceOf(entry)?.["length"] ?? 0)) || 0,
    priceOf: (entry: Entry) => Number(serviceOf(entry)?.["price"] ?? 0),
  };
}

interface EntryProps {
  id: string;
  entry: Entry | undefined;
  error: string | null;
  interventions: ReturnType<typeof useReferenceOptions>;
  calendars: ReturnType<typeof useReferenceOptions>;
  onChange: (entry: Entry) => void;
}

/** The service and the calendar of an entry, or the minutes of a break. */
function EntryFields({ id, entry, error, interventions, calendars, onChange }: EntryProps) {
  const words = useProPhrases("manageFields");
  if (entry === undefined) return null;
  if ("break_time" in entry)
    return (
      <NumberField
        id={id}
        label={words.fields.break_time}
        error={error}
        value={entry.break_time}
        onChange={(minutes) => onChange({ break_time: minutes as number })}
        unit="minutes"
      />
    );
  return (
    <>
      <select
        className={field.input}
        aria-label={words.fields.interventions}
        aria-invalid={error !== null}
        value={entry.intervention_id}
        onChange={({ target }) => onChange({ ...entry, intervention_id: Number(target.value) })}
      >
        <Options of={interventions} />
      </select>
      <select
        className={field.input}
        aria-label={words.fields.calendars}
        value={entry.calendar_id ?? ""}
        onChange={({ target }) => onChange({ ...entry, calendar_id: Number(target.value) || null })}
      >
        <option value="">{words.anyCalendar}</option>
        <Options of={calendars} />
      </select>
      {error && <p className={field.error}>{error}</p>}
    </>
  );
}

/** The length and the price of the parts together, and the difference to the pack's own price. */
function PackTotals({ length, sum, price }: { length: string; sum: number; price: unknown }) {
  const words = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const inWords = (cents: number) => formatPrice(cents, group.currency_code, dateLocale);
  return (
    <>
      <p className={styles.quiet}>{words.sum({ length, price: inWords(sum) })}</p>
      {typeof price === "number" && price !== sum && (
        <p className={styles.quiet}>
          {words[price < sum ? "cheaper" : "dearer"]({ difference: inWords(Math.abs(sum - price)) })}
        </p>
      )}
    </>
  );
}
