import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./clients.module.css";

interface Props {
  counts: FicheImport["counts"];
  shown: readonly (keyof FicheImport["counts"])[];
}

/** The figures of an import, each with its name. */
export function ImportCounts({ counts, shown }: Props) {
  const phrases = useProPhrases("ficheImport");
  const number = new Intl.NumberFormat(useDateLocale());
  return (
    <dl className={styles.counts}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{phrases.counts[name]}</dt>
          <dd>{number.format(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
