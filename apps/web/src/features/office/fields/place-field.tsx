import type { Fault } from "@rendezvous/contract/ground/fault";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { TextField } from "../../../components/fields/text-field.tsx";
import { type ControlProps, CheckBoxControl, useErrorAt } from "./controls.tsx";
import { PositionField } from "./position-field.tsx";
import styles from "../parts/records.module.css";

const EMPTY = { address: "", zipcode: "", city: "", lat: null, lng: null };

/** The place of a calendar or a room, if it differs from the organisation's. */
export function PlaceField({ faults, ...control }: ControlProps & { faults: readonly Fault[] }) {
  const words = useProPhrases("manageFields");
  const { id, value, onChange } = control;
  const place = value as typeof EMPTY | null | undefined;
  const errorAt = useErrorAt(faults);
  const texts = [
    ["address", words.fields.street],
    ["zipcode", words.fields.zipcode],
    ["city", words.fields.city],
  ] as const;
  return (
    <>
      <CheckBoxControl
        {...control}
        error={null}
        value={Boolean(place)}
        onChange={(isOwn) => onChange(isOwn ? EMPTY : null)}
      />
      {place && (
        <div className={styles.fields}>
          {texts.map(([name, label]) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              label={label}
              error={errorAt(`address.${name}`)}
              autoComplete="off"
              value={place[name]}
              onChange={(text) => onChange({ ...place, [name]: text })}
            />
          ))}
          <PositionField
            id={`${id}-lat`}
            lat={place.lat}
            lng={place.lng}
            onChange={(lat, lng) => onChange({ ...place, lat, lng })}
          />
        </div>
      )}
    </>
  );
}
