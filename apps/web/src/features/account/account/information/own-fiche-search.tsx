import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { FicheSearch } from "../../../ground/fiche/fiche-search.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import styles from "./information.module.css";

/** A search among the account's people. */
export function OwnFicheSearch({ onChoose }: { onChoose: (fiche: Fiche) => void }) {
  const { noneOfYours } = useLazyPhrases("fiche").search;
  return (
    <div className={styles.search}>
      <FicheSearch id="fiche-search" none={noneOfYours} onChoose={onChoose} />
    </div>
  );
}
