import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import styles from "../action-form.module.css";

interface Props {
  readonly places: readonly Calendar[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Check boxes of calendars and resources, to choose some or all of them. */
export function PlacesField({ places, chosen, onChange }: Props) {
  const { hours } = useProPhrases("calendarActions");
  const calendars = places.filter(({ resource }) => !resource).map(({ id }) => id);
  const isAll = calendars.every((id) => chosen.includes(id));
  const others = chosen.filter((id) => !calendars.includes(id));
  return (
    <fieldset className={styles.places}>
      <legend>{hours.calendars}</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => onChange(isAll ? others : [...calendars, ...others])}
        />
        {hours.all}
      </label>
      {places.map(({ id, publicname, lang }) => (
        <label key={id} className={styles.check} lang={lang}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          {publicname}
        </label>
      ))}
    </fieldset>
  );
}
