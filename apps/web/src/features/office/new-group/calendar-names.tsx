import { numberedName } from "@rendezvous/phrases/numbered-name";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import field from "../../../components/fields/field.module.css";
import styles from "./new-group.module.css";

interface Props {
  count: number;
  /** The trade's name for a calendar: "Chair". */
  proposed: string;
  /** By position; may contain more names than are shown, so that a larger count restores them. */
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** The names of people or rooms that clients read; an empty one gets the trade's name. */
export function CalendarNames({ count, proposed, names, onChange }: Props) {
  const phrases = useProPhrases("newGroup");
  const { language } = useWording();
  return (
    <fieldset className={styles.part} aria-describedby="new-calendars-hint">
      <legend>{phrases.calendarNames}</legend>
      <p id="new-calendars-hint" className={field.hint}>
        {phrases.calendarNamesHint}
      </p>
      <div className={styles.calendars}>
        {names.slice(0, count).map((name, at) => (
          <input
            key={at}
            className={field.input}
            aria-label={phrases.calendarName({ number: at + 1 })}
            maxLength={255}
            placeholder={count === 1 ? proposed : numberedName(proposed, at + 1, language)}
            value={name}
            onChange={({ target }) => onChange(names.with(at, target.value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
