import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import styles from "./action-form.module.css";

interface Props {
  areUsed: boolean;
  onUse: (areUsed: boolean) => void;
  onClose: () => void;
}

/** Lists the keyboard shortcuts, and switches them on or off. */
export function ShortcutList({ areUsed, onUse, onClose }: Props) {
  const { keys, book, find, hours, undo, week } = useProPhrases("calendarActions");
  const { grid, list } = useProPhrases("calendar");
  const { common, slots } = usePhrases();
  const all = [
    ["N", book.heading],
    ["B", hours.block],
    ["O", hours.open],
    ["F", find.heading],
    ["T", slots.today],
    ["/", keys.search],
    ["D", grid],
    ["W", week],
    ["L", list],
    ["M", keys.move],
    ["X", keys.cut],
    ["V", keys.paste],
    ["Ctrl+Z", undo],
    ["?", keys.list],
  ];
  return (
    <QuestionDialog title={keys.heading} dismiss={common.close} onClose={onClose}>
      <dl className={styles.keys}>
        {all.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.check}>
        <input type="checkbox" checked={areUsed} onChange={(event) => onUse(event.target.checked)} />
        {keys.on}
      </label>
    </QuestionDialog>
  );
}
