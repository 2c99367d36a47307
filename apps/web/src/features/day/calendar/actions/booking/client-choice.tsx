import { UserPlus } from "lucide-react";
import { Button } from "../../../../../components/button.tsx";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../../../lib/phrases/phrases.ts";
import { contactTextOf, FicheSearch } from "../../../../ground/fiche/fiche-search.tsx";
import { nameOfFiche } from "../../../../ground/fiche/name-of-fiche.ts";
import { NewFicheForm } from "../../../search-fiche/new-fiche-form.tsx";
import { useSession } from "../../../../ground/session/session-store.ts";
import styles from "../action-form.module.css";
import { useFiche } from "../../../../ground/fiche/use-fiche.ts";

interface Props {
  ficheId: number | null;
  /** The text of the last search. */
  searched: string;
  onTyped: (text: string) => void;
  onChoose: (ficheId: number | null) => void;
  onAdd: () => void;
}

/** Chooses the client: an existing or a new one. */
export function ClientChoice({ ficheId, searched, onTyped, onChoose, onAdd }: Props) {
  const { book } = useProPhrases("calendarActions");
  const record = useProPhrases("record");
  const { data: fiche } = useFiche(ficheId);
  if (ficheId !== null)
    return (
      <div>
        <p>
          <strong>{fiche ? nameOfFiche(fiche) : ""}</strong>
        </p>
        <p className={styles.quiet}>{fiche ? contactTextOf(fiche) : ""}</p>
        <div className={styles.buttons}>
          <Button onClick={() => onChoose(null)}>{book.otherClient}</Button>
        </div>
      </div>
    );
  return (
    <>
      <FicheSearch
        id="book-client"
        none={record.none}
        start={searched}
        onTyped={onTyped}
        onChoose={({ id }) => onChoose(id)}
      />
      <div className={styles.buttons}>
        <Button onClick={onAdd}>
          <UserPlus size={18} aria-hidden="true" />
          {record.add}
        </Button>
      </div>
    </>
  );
}

interface NewProps extends Pick<Props, "searched"> {
  onBack: () => void;
  onChosen: (ficheId: number) => void;
}

/** The form for a new client, which warns of clients who may be the same person. */
export function NewClient({ searched, onBack, onChosen }: NewProps) {
  const { common } = usePhrases();
  const { session } = useSession();
  if (session === null) return null;
  return (
    <div className={styles.form}>
      <NewFicheForm session={session} searched={searched} onOpen={onChosen} onAdded={onChosen} />
      <div className={styles.buttons}>
        <Button onClick={onBack}>{common.back}</Button>
      </div>
    </div>
  );
}
