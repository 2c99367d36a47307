import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { createKey } from "../../../lib/create-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link, useLocation, useNavigate } from "../../../lib/navigation.tsx";
import { notify } from "../../../lib/popups.ts";
import { isRefusedWith } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { listDrafts } from "./api.ts";
import styles from "./drafts.module.css";
import { useDropDeletedDraft, useSwitchDraft, type WorkingDraft } from "../schema/working-draft.ts";

/** The pages whose changes take effect at once, because drafts do not contain them. */
const AT_ONCE: ReadonlySet<string> = new Set(["people", "keys", "webhooks", "data", "history"]);

/** Says above every page of the back office that changes are saved in a draft. */
export function DraftBar({ draft, page }: { draft: WorkingDraft; page: string | null }) {
  const phrases = useProPhrases("drafts");
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const workOn = useSwitchDraft();
  const lose = useDropDeletedDraft();
  const queryClient = useQueryClient();
  const leaving = useRef<string>(undefined);
  const { leftDraft } = useLocation().state;
  // Ends the work on the draft only once the page is left: a professional who stays because of unsaved text stays in the draft.
  useEffect(() => {
    if (leftDraft !== undefined && leftDraft === leaving.current) workOn(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arriving
  }, [leftDraft]);
  const { data, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ["drafts", group.id],
    queryFn: ({ signal }) => listDrafts(group.id, signal),
    staleTime: 0,
  });
  // A list that was fetched before this draft was opened cannot show whether it still exists.
  const isGone = isFetchedAfterMount && data !== undefined && data.every(({ id }) => id !== draft.id);
  const message = phrases.gone({ name: draft.name });
  useEffect(() => {
    if (!isGone) return;
    lose();
    notify("problem", message);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it has gone
  }, [isGone]);
  // The server refuses a save into a deleted draft with the code of a missing record, so the list of drafts is fetched to find
  // out which of the two is missing.
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (isRefusedWith(mutation?.state.error, "not_found")) void refetch();
      }),
    [queryClient, refetch],
  );
  return (
    <section className={styles.bar} aria-label={draft.name}>
      <div>
        <p>
          <strong>{phrases.working({ name: draft.name })}</strong>
        </p>
        {page !== null && AT_ONCE.has(page) && <p>{phrases.atOnce}</p>}
      </div>
      <div className={styles.buttons}>
        {page !== "drafts" && (
          <Link className={buttonClass("quiet")} {...toManage(group.urlname, "drafts", draft.id)}>
            {phrases.see}
          </Link>
        )}
        <Button
          onClick={() => {
            leaving.current = createKey();
            navigate({ ...toManage(group.urlname, "drafts"), state: { leftDraft: leaving.current } });
          }}
        >
          {phrases.leave}
        </Button>
      </div>
    </section>
  );
}
