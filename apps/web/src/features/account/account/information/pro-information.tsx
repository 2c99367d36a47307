import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Loading } from "../../../../components/loading.tsx";
import type { GroupSession } from "../../../ground/session/session-store.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { FicheSearch } from "../../../ground/fiche/fiche-search.tsx";
import { nameOfFiche } from "../../../ground/fiche/name-of-fiche.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { ficheQueryKey, useFiche } from "../../../ground/fiche/use-fiche.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { FichePanel } from "./fiche-panel.tsx";
import styles from "./information.module.css";
import { findInterruptedForm } from "./interrupted-answers.ts";

type Chosen = number | "new" | null;

const SEARCH_ID = "fiche-search";
const CHANGE_ID = "fiche-change";
const FORM = "pro-";

/** Professionals have no fiches of their own, so they get a search for any person of the group, and the form for a new person. */
export function ProInformation({ session }: { session: GroupSession }) {
  const phrases = useLazyPhrases("fiche").search;
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>(() =>
    personOf(findInterruptedForm(group.id, session.accountId)),
  );
  const [addedId, setAddedId] = useState<number | null>(null);

  const ficheQuery = useFiche(typeof chosen === "number" ? chosen : null);
  function choose(next: Chosen) {
    setAddedId(null);
    setChosen(next);
    // The element that had the focus is removed, so another one takes it.
    requestAnimationFrame(() => document.getElementById(next === null ? SEARCH_ID : CHANGE_ID)?.focus());
  }
  if (chosen === null)
    return (
      <div className={styles.parameters}>
        <FicheSearch
          id={SEARCH_ID}
          none={phrases.none}
          onChoose={(fiche) => {
            queryClient.setQueryData(ficheQueryKey(group.id, fiche.id), fiche);
            choose(fiche.id);
          }}
        />
        <div>
          <Button onClick={() => choose("new")}>{phrases.newPerson}</Button>
        </div>
      </div>
    );
  const fiche = ficheQuery.data ?? null;
  const isGone = typeof chosen === "number" && ficheQuery.isSuccess && fiche === null;
  return (
    <div className={styles.form}>
      <div className={styles.person}>
        <h2 className={styles.title}>{chosen === "new" ? phrases.newPerson : fiche && nameOfFiche(fiche)}</h2>
        <Button id={CHANGE_ID} onClick={() => choose(null)}>
          {phrases.change}
        </Button>
      </div>
      {isGone && <p className={styles.quiet}>{phrases.none}</p>}
      {ficheQuery.isLoading && <Loading />}
      {ficheQuery.error !== null && <CallFailure failure={ficheQuery.error} onRetry={ficheQuery.refetch} />}
      {(chosen === "new" || fiche !== null) && (
        <FichePanel
          key={chosen}
          session={session}
          id={FORM + chosen}
          fiche={fiche}
          isAdded={fiche !== null && fiche.id === addedId}
          onAdded={(id) => {
            choose(id);
            setAddedId(id);
          }}
        />
      )}
    </div>
  );
}

/** The person whose form was open when the session expired. */
function personOf(form: string | null): Chosen {
  if (!form?.startsWith(FORM)) return null;
  const person = form.slice(FORM.length);
  return person === "new" ? "new" : Number(person);
}
