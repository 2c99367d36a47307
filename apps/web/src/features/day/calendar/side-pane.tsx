import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import styles from "./details-pane.module.css";
import { isComposing } from "../../../lib/typing-keys.ts";

interface Props {
  readonly heading: string;
  /** When this value changes, the focus moves into the pane once more. */
  readonly part?: string;
  /** The focus stays where the pointer has put it, so that the keyboard continues from there. */
  readonly isQuiet?: boolean;
  readonly onClose: () => void;
  /** Called for Escape anywhere in the pane; without it Escape closes the pane. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/** A pane beside the day, which does not move. It takes the focus when it opens, unless it is quiet; Escape closes it. */
export function SidePane({
  heading,
  part = "",
  isQuiet = false,
  onClose,
  onEscape = onClose,
  children,
}: Props) {
  const { common } = usePhrases();
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in it the focus is
    <aside
      className={styles.pane}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isComposing(event.nativeEvent)) onEscape();
      }}
    >
      <div className={styles.head}>
        <h2 key={part} ref={isQuiet ? null : takeFocus} id={id} tabIndex={-1} className={styles.name}>
          {heading}
        </h2>
        <button type="button" className={styles.close} aria-label={common.close} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {children}
    </aside>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}
