import { useManageFieldsPhrases, useNewGroupPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { countriesIn, zonesToChoose } from "./countries.ts";
import styles from "./new-group.module.css";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { TypedField } from "./typed-field.tsx";
import type { UseNewGroupResult } from "./use-new-group.ts";

/** The part of the form that says where the group is: address, country, telephone and time zone. */
export function PlacePart({ group, isSubmitted }: { group: UseNewGroupResult; isSubmitted: boolean }) {
  const phrases = useNewGroupPhrases();
  const { fields: names, hints } = useManageFieldsPhrases();
  const { language, phrases: all } = useWording();
  const { form: texts, fiche } = all.screen;
  const { faults, country, timezone } = group;
  return (
    <fieldset className={styles.part}>
      <legend>{phrases.place}</legend>
      <TypedField group={group} name="address" autoComplete="street-address" />
      <div className={styles.pair}>
        <TypedField
          group={group}
          name="zipcode"
          autoComplete="postal-code"
          error={isSubmitted && faults.zipcode ? phrases.zipcodeFault : null}
        />
        <TypedField group={group} name="city" autoComplete="address-level2" />
      </div>
      <div className={styles.pair}>
        <SelectField
          id="new-country"
          label={phrases.country}
          autoComplete="country"
          options={countriesIn(language).map(({ code, name }) => [code, name])}
          value={country}
          onChange={group.moveTo}
        />
        <TypedField
          group={group}
          name="phone"
          autoComplete="tel"
          type="tel"
          error={isSubmitted && faults.phone ? texts.phone : null}
        />
      </div>
      <SelectField
        id="new-timezone"
        label={names.timezone}
        hint={hints.timezone}
        isRequired
        error={isSubmitted && faults.timezone ? texts.emptyChoice({ label: names.timezone }) : null}
        none={timezone === "" ? fiche.emptyChoice : undefined}
        options={zonesToChoose(country, group.ownZone).map((zone) => [zone, zone.replaceAll("_", " ")])}
        value={timezone}
        onChange={(chosenZone) => group.change({ chosenZone })}
      />
    </fieldset>
  );
}
