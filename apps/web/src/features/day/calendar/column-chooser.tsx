import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { ChevronDown, ChevronUp, Columns3 } from "lucide-react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { PopoverButton } from "../../../components/popups/popover-button.tsx";
import { moveItem } from "../../../lib/move-item.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import styles from "./column-chooser.module.css";

interface Props {
  /** All calendars and resources that may be shown. */
  readonly places: readonly Calendar[];
  readonly columns: readonly number[];
  readonly onChange: (columns: readonly number[]) => void;
  readonly onSubscribe: () => void;
  /** null: the professional may change no calendar's hours. */
  readonly onBusy: (() => void) | null;
}

/** Chooses the shown calendars and resources, and their order. The last one cannot be removed. */
export function ColumnChooser({ places, columns, onChange, onSubscribe, onBusy }: Props) {
  const phrases = useProPhrases("calendar");
  const { summary } = usePhrases();
  const shown = columns.flatMap((id) => places.find((one) => one.id === id) ?? []);
  const hidden = places.filter(({ id }) => !columns.includes(id));
  const move = (at: number, by: number) => onChange(moveItem(columns, at, at + by));
  return (
    <PopoverButton
      className={buttonClass("quiet")}
      popoverLabel={phrases.columns}
      renderContent={(close) => (
        <>
          <ul className={styles.list}>
            {[...shown, ...hidden].map(({ id, publicname: name }) => {
              const at = columns.indexOf(id);
              return (
                <li key={id} className={styles.row}>
                  <label className={styles.label}>
                    <input
                      type="checkbox"
                      checked={at !== -1}
                      disabled={at !== -1 && columns.length === 1}
                      onChange={() =>
                        onChange(at === -1 ? [...columns, id] : columns.filter((one) => one !== id))
                      }
                    />
                    {name}
                  </label>
                  {at !== -1 && (
                    <>
                      <button
                        type="button"
                        className={styles.move}
                        aria-label={summary.moveEarlier({ name })}
                        aria-disabled={at === 0}
                        onClick={() => at > 0 && move(at, -1)}
                      >
                        <ChevronUp size={16} aria-hidden="true" />
                      </button>
                      <button
                        type="button"
                        className={styles.move}
                        aria-label={summary.moveLater({ name })}
                        aria-disabled={at === columns.length - 1}
                        onClick={() => at < columns.length - 1 && move(at, 1)}
                      >
                        <ChevronDown size={16} aria-hidden="true" />
                      </button>
                    </>
                  )}
                </li>
              );
            })}
          </ul>
          <Button
            look="plain"
            onClick={() => {
              close();
              onSubscribe();
            }}
          >
            {phrases.subscribe}
          </Button>
          {onBusy && (
            <Button
              look="plain"
              onClick={() => {
                close();
                onBusy();
              }}
            >
              {phrases.elsewhere}
            </Button>
          )}
        </>
      )}
    >
      <Columns3 size={18} aria-hidden="true" />
      <span className={styles.word}>{phrases.columns}</span>
    </PopoverButton>
  );
}
