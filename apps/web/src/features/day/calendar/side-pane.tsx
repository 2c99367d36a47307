import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import styles from "./details-pane.module.css";

interface Props {
  readonly heading: string;
  /** What is told apart takes the focus anew. */
  readonly part?: string;
  /** The focus stays where the pointer has put it: keys go on from there. */
  readonly isQuiet?: boolean;
  readonly onClose: () => void;
  /** Escape, wherever in it the focus is; else it closes. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/** What stands beside the day, which stays where it is. It takes the focus when it opens, unless it is quiet; Escape closes it. */
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
        if (event.key === "Escape") onEscape();
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
