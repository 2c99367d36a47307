import type { Answers } from "@rendezvous/domain/form/form-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { contactTextOf } from "../../ground/fiche/fiche-search.tsx";
import { nameOfFiche } from "../../ground/fiche/name-of-fiche.ts";
import { FICHES_KEY } from "../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./search-fiche.module.css";
import { callApi } from "../../../lib/call-api.ts";

const PAUSE_MS = 600;

interface Props {
  typed: Answers;
  /** The fiche that is being edited; null for a new one. */
  own: number | null;
  onOpen: (ficheId: number) => void;
}

/** Other fiches of the group that may belong to the person whose data is being typed. */
export function SimilarFiches({ typed, own, onOpen }: Props) {
  const phrases = useProPhrases("record");
  const { group } = useLoadedGroup();
  const [searched, setSearched] = useState<Answers>({});
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const text = (name: string) => String(searched[name] ?? "").trim();
  const isTelling =
    text("email") !== "" ||
    text("firstphone") !== "" ||
    (text("lastname") !== "" && text("firstname") !== "");
  const { data = [] } = useQuery({
    queryKey: [FICHES_KEY, group.id, "similar", searched],
    queryFn: async ({ signal }) => {
      const { records } = await callApi("POST /groups/{id}/fiches/duplicates", {
        path: { id: group.id },
        body: { fiche: searched },
        signal,
      });
      return records;
    },
    enabled: isTelling,
    placeholderData: keepPreviousData,
  });
  const others = data.filter(({ fiche }) => fiche.id !== own);
  return (
    <div aria-live="polite">
      {isTelling && others.length > 0 && (
        <Notice look="hint">
          <p>
            <strong>{phrases.similar}</strong>
          </p>
          <ul className={styles.similar}>
            {others.map(({ fiche, same }) => (
              <li key={fiche.id}>
                <button type="button" className={styles.link} onClick={() => onOpen(fiche.id)}>
                  {nameOfFiche(fiche)}
                </button>{" "}
                <span className={styles.quiet}>
                  {[contactTextOf(fiche), ...same.map((one) => phrases.same[one])].filter(Boolean).join(", ")}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
