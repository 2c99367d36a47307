import type { ReactNode } from "react";
import { RadioRow } from "./fields/radio-row.tsx";
import styles from "./tabs.module.css";

interface Props {
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Tabs that choose which of several contents is shown. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const shown = tabs.find(({ id }) => id === selected) ?? tabs[0];
  return (
    <div>
      <RadioRow
        label={label}
        options={tabs.map(({ id, title }) => ({ value: id, label: title }))}
        value={shown?.id}
        onChange={onSelect}
        look={{ row: styles.tabs, option: styles.tab }}
      />
      <div key={shown?.id}>{shown?.content}</div>
    </div>
  );
}
