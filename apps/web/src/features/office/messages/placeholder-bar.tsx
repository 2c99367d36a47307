import { Button } from "react-aria-components/Button";
import { Toolbar } from "react-aria-components/Toolbar";
import { useMessagesPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./messages.module.css";

interface Props {
  placeholders: readonly string[];
  answers: readonly { placeholder: string; label: string }[];
  onInsert: (name: string) => void;
}

/** The placeholders of a message, as a toolbar with one tab stop; the arrow keys move between them. */
export function PlaceholderBar({ placeholders, answers, onInsert }: Props) {
  const phrases = useMessagesPhrases();
  const names: Readonly<Record<string, string>> = phrases.names;
  const all = [
    ...placeholders.map((placeholder) => ({ placeholder, label: names[placeholder] ?? placeholder })),
    ...answers,
  ];
  return (
    <div className={styles.placeholders}>
      <p className={styles.quiet} aria-hidden="true">
        {phrases.insert}
      </p>
      <Toolbar aria-label={phrases.insert} className={styles.bar ?? ""}>
        {all.map(({ placeholder, label }) => (
          <Button
            key={placeholder}
            className={styles.placeholder ?? ""}
            onPress={() => onInsert(placeholder)}
          >
            {label}
          </Button>
        ))}
      </Toolbar>
    </div>
  );
}
