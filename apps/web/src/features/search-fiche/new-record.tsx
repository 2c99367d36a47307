import type { Answers } from "@rendezvous/domain/form/form-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Notice } from "../../components/notice.tsx";
import { useRecordPhrases } from "../../lib/lazy-phrases.ts";
import { FichePanel } from "../account/information/fiche-panel.tsx";
import { contactOf } from "../fiche/fiche-search.tsx";
import { nameOf } from "../fiche/name-of.ts";
import { FICHES } from "../fiche/use-fiches.ts";
import { useKnownGroup } from "../group/first-data.ts";
import type { LoggedIn } from "../session/session-store.ts";
import { listDuplicates } from "./api.ts";
import styles from "./search-fiche.module.css";

const PAUSE_MS = 600;

interface Props {
  session: LoggedIn;
  onOpen: (ficheId: number) => void;
  onAdded: (ficheId: number) => void;
}

/** The form for somebody new, which tells whom of the group they may be already. */
export function NewRecord({ session, onOpen, onAdded }: Props) {
  const phrases = useRecordPhrases();
  const [typed, setTyped] = useState<Answers>({});
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{phrases.add}</h2>
      <Similar typed={typed} onOpen={onOpen} />
      <FichePanel
        session={session}
        id="pro-new"
        fiche={null}
        isAdded={false}
        onTyped={setTyped}
        onAdded={onAdded}
      />
    </section>
  );
}

function Similar({ typed, onOpen }: { typed: Answers; onOpen: (ficheId: number) => void }) {
  const phrases = useRecordPhrases();
  const { group } = useKnownGroup();
  const [asked, setAsked] = useState<Answers>({});
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const text = (name: string) => String(asked[name] ?? "").trim();
  const isTelling =
    text("email") !== "" ||
    text("firstphone") !== "" ||
    (text("lastname") !== "" && text("firstname") !== "");
  const { data = [] } = useQuery({
    queryKey: [FICHES, group.id, "similar", asked],
    queryFn: ({ signal }) => listDuplicates(group.id, asked, signal),
    enabled: isTelling,
    placeholderData: keepPreviousData,
  });
  return (
    <div aria-live="polite">
      {isTelling && data.length > 0 && (
        <Notice look="hint">
          <p>
            <strong>{phrases.similar}</strong>
          </p>
          <ul className={styles.similar}>
            {data.map(({ fiche, same }) => (
              <li key={fiche.id}>
                <button type="button" className={styles.link} onClick={() => onOpen(fiche.id)}>
                  {nameOf(fiche)}
                </button>{" "}
                <span className={styles.quiet}>
                  {[contactOf(fiche), ...same.map((one) => phrases.same[one])].filter(Boolean).join(", ")}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
