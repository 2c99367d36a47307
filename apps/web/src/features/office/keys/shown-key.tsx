import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useAccessKeysPhrases } from "../../../lib/phrases/professional-phrases.ts";
import field from "../../../components/fields/field.module.css";
import styles from "./keys.module.css";

interface Props {
  made: string;
  onClose: () => void;
}

/** Shows a new key, only this once. */
export function ShownKey({ made, onClose }: Props) {
  const phrases = useAccessKeysPhrases();
  return (
    <Notice look="success">
      <div className={styles.shown}>
        <output>{phrases.once}</output>
        <div className={styles.copied}>
          <input
            className={`${field.input} ${styles.key}`}
            aria-label={phrases.key}
            readOnly
            value={made}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={made} label={phrases.copy} done={phrases.copied} />
        </div>
        <div>
          <Button onClick={onClose}>{phrases.done}</Button>
        </div>
      </div>
    </Notice>
  );
}
