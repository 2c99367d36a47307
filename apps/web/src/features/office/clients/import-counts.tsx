import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import styles from "./clients.module.css";
import { useImportWords } from "./use-import-words.ts";

interface Props {
  ficheImport: FicheImport;
  shown: readonly (keyof FicheImport["counts"])[];
}

/** The figures of an import, each with its name. */
export function ImportCounts({ ficheImport: { kind, counts }, shown }: Props) {
  const words = useImportWords(kind);
  const number = new Intl.NumberFormat(useDateLocale());
  return (
    <dl className={styles.counts}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{words.counts[name]}</dt>
          <dd>{number.format(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
