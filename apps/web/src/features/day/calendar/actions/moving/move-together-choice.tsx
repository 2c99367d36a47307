import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import styles from "../action-form.module.css";

interface Props {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Whether the other appointments of the same visit move too. */
export function MoveTogetherChoice({ value, onChange }: Props) {
  const { together } = useProPhrases("calendarActions").moving;
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      {together}
    </label>
  );
}
