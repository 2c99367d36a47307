import { Button } from "../../../../components/button.tsx";
import { useAppointmentPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import styles from "./selection-bar.module.css";

interface Props {
  /** At least 1. */
  count: number;
  onCancel: () => void;
  onClear: () => void;
}

/** The actions on several selected appointments, at the bottom of the window while their list is visible. */
export function SelectionBar({ count, onCancel, onClear }: Props) {
  const texts = useAppointmentPhrases().list;
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{texts.selected(count)}</p>
      <Button look="plain" onClick={onClear}>
        {texts.unselect}
      </Button>
      <Button look="danger" onClick={onCancel}>
        {texts.cancelSelected(count)}
      </Button>
    </div>
  );
}
