import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { UserPlus } from "lucide-react";
import { useCallback, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { Link, useLocation, useNavigate } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { ReportUnsavedContext } from "../../account/account/information/unsaved.ts";
import { useEmbedding } from "../../visit/embedding/embedding.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { FicheSearch } from "../../ground/fiche/fiche-search.tsx";
import { useFiche } from "../../ground/fiche/use-fiche.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage, toSearchFiche } from "../../ground/group/paths.ts";
import { useHasRight } from "../../ground/session/use-has-right.ts";
import { useDeskTitle } from "../../ground/group/use-desk-title.ts";
import type { GroupSession } from "../../ground/session/session-store.ts";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import { NewFicheForm } from "./new-fiche-form.tsx";
import { FicheView } from "./fiche-view.tsx";
import styles from "./search-fiche.module.css";

interface Props {
  session: GroupSession;
  /** The id of the fiche in the address. */
  opened: number | "new" | null;
  onRetake: (linked: readonly Appointment[]) => Promise<boolean>;
  onBook: (ficheId: number) => void;
}

/**
 * A professional's clients: the search at the side, and the open fiche. A link that contains a caller's phone
 * (`fiche[firstphone]`) starts the search for it.
 */
export function SearchFichePage({ session, opened, onRetake, onBook }: Props) {
  const phrases = useProPhrases("record");
  const { pages } = useProPhrases("manage");
  const may = useHasRight();
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const caller = useEmbedding().fiche["firstphone"] ?? "";
  const [searched, setSearched] = useState(caller);
  const { isFound = false } = useLocation().state;
  const [isChosen, setChosen] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const report = useCallback((_form: string, isHeld: boolean) => setUnsaved(isHeld), []);
  const open = (next: number | "new" | null, ignoreBlocker = false) =>
    navigate({ ...toSearchFiche(group.urlname, next), ignoreBlocker });
  return (
    <ReportUnsavedContext value={report}>
      {isUnsaved && <UnsavedGuard isKept />}
      <div className={styles.page}>
        <div className={styles.side}>
          <ScreenTitle documentTitle={useDeskTitle(phrases.heading)}>{phrases.heading}</ScreenTitle>
          <FicheSearch
            id="fiche-search"
            none={phrases.none}
            hint={phrases.hint}
            start={caller}
            onTyped={setSearched}
            onChoose={({ id }) => {
              setChosen(true);
              open(id);
            }}
          />
          <div>
            <Button onClick={() => open("new")}>
              <UserPlus size={18} aria-hidden="true" />
              {phrases.add}
            </Button>
          </div>
          {may("download_fiches") && (
            <p>
              <Link {...toManage(group.urlname, "clients")}>{pages.clients}</Link>
            </p>
          )}
        </div>
        <div className={styles.record}>
          {opened === null && <p className={styles.quiet}>{phrases.choose}</p>}
          {opened === "new" && (
            <NewFicheForm
              session={session}
              searched={searched}
              onOpen={(id) => open(id)}
              onAdded={(id) => open(id, true)}
            />
          )}
          {typeof opened === "number" && (
            <Opened
              key={opened}
              ficheId={opened}
              onOpen={open}
              takesFocus={isChosen || isFound}
              {...{ session, onRetake, onBook }}
            />
          )}
        </div>
      </div>
    </ReportUnsavedContext>
  );
}

type OpenedProps = Omit<Props, "opened"> & {
  ficheId: number;
  takesFocus: boolean;
  onOpen: (id: number) => void;
};

function Opened({ ficheId, ...rest }: OpenedProps) {
  const phrases = useProPhrases("record");
  const ficheQuery = useFiche(ficheId);
  if (ficheQuery.isLoading) return <Loading />;
  if (ficheQuery.error !== null && ficheQuery.data === undefined)
    return <CallFailure failure={ficheQuery.error} onRetry={ficheQuery.refetch} />;
  if (!ficheQuery.data) return <p className={styles.quiet}>{phrases.gone}</p>;
  return <FicheView fiche={ficheQuery.data} {...rest} />;
}
