import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, buttonClass } from "../../../components/button.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { announce } from "../../../lib/announce.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { CallFailure, isRefusedWith } from "../account/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toPersonalData } from "../../ground/group/paths.ts";
import { useDocumentTitle } from "../../ground/group/use-document-title.ts";
import { confirmDeletionRequest } from "./api.ts";
import styles from "./personal-data.module.css";
import { usePersonalDataPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";

/** The screen of the mailed link: only its button confirms the deletion. */
export function ConfirmDeletion({ deletionKey }: { deletionKey: string }) {
  const phrases = usePersonalDataPhrases();
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const queryClient = useQueryClient();
  const confirming = useMutation({
    mutationFn: () => confirmDeletionRequest(group.id, deletionKey),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["deletion-request"] });
      announce(phrases.confirmedTitle);
    },
  });
  const day = confirming.data;
  const heading = day === undefined ? phrases.confirmHeading : phrases.confirmedTitle;
  const text =
    day === undefined
      ? phrases.confirmText({ group: group.name })
      : phrases.confirmDone({ group: group.name, day: formatDayWithYear(day, dateLocale) });
  const documentTitle = useDocumentTitle(heading);
  const isDead = isRefusedWith(confirming.error, "dead_key");
  const isOver = day !== undefined || isDead;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ScreenTitle key={heading} documentTitle={documentTitle}>
          {heading}
        </ScreenTitle>
        {!isDead && <p>{text}</p>}
        {!confirming.isPending && <CallFailure failure={confirming.error} />}
        <div className={styles.actions}>
          <Link className={buttonClass("quiet")} {...toPersonalData(group.urlname)}>
            {isOver ? phrases.toPage : phrases.keep}
          </Link>
          {!isOver && (
            <Button look="danger" onClick={() => confirming.mutate()} isBusy={confirming.isPending}>
              {confirming.isPending ? phrases.asking : phrases.confirmButton}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
