import type { Fault } from "@rendezvous/contract/ground/fault";
import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import { type ControlProps, FlagControl } from "./controls.tsx";
import { PositionField } from "./position-field.tsx";
import styles from "../parts/records.module.css";

const EMPTY = { address: "", zipcode: "", city: "", lat: null, lng: null };

/** The place of a calendar or a room, if it differs from the organisation's. */
export function PlaceField({ faults, ...control }: ControlProps & { faults: readonly Fault[] }) {
  const words = useManageFieldsPhrases();
  const { id, value, onChange } = control;
  const place = value as typeof EMPTY | null | undefined;
  const errorAt = (name: string) => {
    const [fault] = faultsAt(faults, `address.${name}`);
    return fault === undefined ? null : faultText(words.faults, fault, null);
  };
  const texts = [
    ["address", words.fields.street],
    ["zipcode", words.fields.zipcode],
    ["city", words.fields.city],
  ] as const;
  return (
    <>
      <FlagControl
        {...control}
        error={null}
        value={Boolean(place)}
        onChange={(isOwn) => onChange(isOwn ? EMPTY : null)}
      />
      {place && (
        <div className={styles.fields}>
          {texts.map(([name, label]) => (
            <FieldFrame
              key={name}
              id={`${id}-${name}`}
              label={label}
              isRequired={false}
              hint=""
              error={errorAt(name)}
            >
              <input
                id={`${id}-${name}`}
                className={field.input}
                autoComplete="off"
                value={place[name]}
                aria-invalid={errorAt(name) !== null}
                onChange={(event) => onChange({ ...place, [name]: event.target.value })}
              />
            </FieldFrame>
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
