import { useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import field from "../../../components/fields/field.module.css";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./keys.module.css";

interface Props {
  readonly secret: string;
  readonly label: string;
  /** Says that it is shown only this once. */
  readonly text: string;
  readonly done: string;
  readonly onClose: () => void;
}

/** Shows a new key or secret, only this once. */
export function ShownSecret({ secret, label, text, done, onClose }: Props) {
  const { copy, copied } = useProPhrases("accessKeys");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that made it may be far below, and a closing dialog returns the focus there first.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Notice look="success">
      <div className={styles.shown}>
        <output>{text}</output>
        <div className={styles.copied}>
          <input
            ref={input}
            className={`${field.input} ${styles.key}`}
            aria-label={label}
            readOnly
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={secret} label={copy} done={copied} />
        </div>
        <div>
          <Button onClick={onClose}>{done}</Button>
        </div>
      </div>
    </Notice>
  );
}
