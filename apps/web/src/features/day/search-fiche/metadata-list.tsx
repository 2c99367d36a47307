import { useId } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./metadata-list.module.css";

/** The values that programs keep with an appointment or a client; read only, because they are the programs' own. */
export function MetadataList({
  metadata = {},
}: {
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}) {
  const phrases = useProPhrases("record");
  const id = useId();
  const entries = Object.entries(metadata);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {phrases.metadata}
      </h3>
      <dl className={styles.list}>
        {entries.map(([key, value]) => (
          <div key={key}>
            <dt translate="no">{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
