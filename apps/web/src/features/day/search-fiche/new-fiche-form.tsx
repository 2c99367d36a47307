import type { Answers } from "@rendezvous/domain/form/form-state";
import { answersFromSearch } from "@rendezvous/domain/fiche/answers-from-search";
import { useState } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FichePanel } from "../../account/account/information/fiche-panel.tsx";
import type { GroupSession } from "../../ground/session/session-store.ts";
import styles from "./search-fiche.module.css";
import { SimilarFiches } from "./similar-fiches.tsx";

interface Props {
  session: GroupSession;
  /** The text of the last search. */
  searched: string;
  onOpen: (ficheId: number) => void;
  onAdded: (ficheId: number) => void;
}

/** The form for a new fiche; lists fiches that may belong to the same person. */
export function NewFicheForm({ session, searched, onOpen, onAdded }: Props) {
  const phrases = useProPhrases("record");
  const [typed, setTyped] = useState<Answers>({});
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{phrases.add}</h2>
      <SimilarFiches typed={typed} own={null} onOpen={onOpen} />
      <FichePanel
        session={session}
        id="pro-new"
        fiche={null}
        isAdded={false}
        start={answersFromSearch(searched)}
        onTyped={setTyped}
        onAdded={onAdded}
      />
    </section>
  );
}
