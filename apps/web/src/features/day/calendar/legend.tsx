import { COLOUR_LABELS } from "./grid/appointment-icons.tsx";
import styles from "./legend.module.css";
import { useColourLabels } from "./use-colour-labels.ts";

/** Explains the marks of the day to which the group has given a name. */
export function Legend() {
  const named = useColourLabels().flatMap(({ text, isOwn }, state) =>
    isOwn ? [{ text, ...COLOUR_LABELS[state]! }] : [],
  );
  if (named.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {named.map(({ name, text, Icon }) => (
        <li key={name}>
          <Icon size={12} aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
  );
}
