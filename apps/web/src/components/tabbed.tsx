import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import styles from "./tabbed.module.css";

interface Props {
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Panels of which one is shown, by their tabs: one stop of the Tab key, the arrow keys show the next one. */
export function Tabbed({ label, tabs, selected, onSelect }: Props) {
  const idStart = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === selected),
  );
  const shown = tabs[at];

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    // Beyond the last one is the first.
    const tab = tabs.at(next % tabs.length);
    if (tab === undefined) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>("button")[tabs.indexOf(tab)]?.focus();
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${idStart}${id}`}
            aria-selected={id === shown?.id}
            aria-controls={id === shown?.id ? `${idStart}panel` : undefined}
            tabIndex={id === shown?.id ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(id)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <div key={shown?.id} role="tabpanel" id={`${idStart}panel`} aria-labelledby={`${idStart}${shown?.id}`}>
        {shown?.content}
      </div>
    </div>
  );
}
