import { type ReactNode, useId } from "react";
import styles from "./tabbed.module.css";

interface Props {
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Contents of which one is shown, by what looks like tabs and is native radio buttons: the server draws them too. */
export function Tabbed({ label, tabs, selected, onSelect }: Props) {
  const name = useId();
  const shown = tabs.find(({ id }) => id === selected) ?? tabs[0];
  return (
    <div>
      <fieldset className={styles.tabs} aria-label={label}>
        {tabs.map(({ id, title }) => (
          <label key={id} className={styles.tab}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={id === shown?.id}
              onChange={() => onSelect(id)}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <div key={shown?.id}>{shown?.content}</div>
    </div>
  );
}
