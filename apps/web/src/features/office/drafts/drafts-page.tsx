import type { CatalogueDraft } from "@rendezvous/contract/office/catalogue-draft";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "wouter";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link, useNavigate } from "../../../lib/navigation.tsx";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { createDraft, type DraftFields, listDrafts } from "./api.ts";
import { DraftForm } from "./draft-form.tsx";
import { DraftPage } from "./draft-page.tsx";
import styles from "./drafts.module.css";
import { useDraftProblemText } from "./use-draft-problem-text.ts";
import { useSwitchDraft } from "../schema/working-draft.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";

/** The unpublished drafts; with an id in the address, one draft. */
export function DraftsPage() {
  const { record } = useParams();
  return record === undefined ? <DraftList /> : <DraftPage id={Number(record)} />;
}

function DraftList() {
  const phrases = useProPhrases("drafts");
  const { pages, none } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const workOn = useSwitchDraft();
  const queryClient = useQueryClient();
  const { data, error, isLoading } = useQuery({
    queryKey: ["drafts", group.id],
    queryFn: ({ signal }) => listDrafts(group.id, signal),
    staleTime: 0,
  });
  const withKey = useIdempotencyKey();
  const begin = useSingleFlightMutation({
    mutationFn: (fields: DraftFields) =>
      withKey(fields, (content, headers) => createDraft(group.id, content, headers)),
    onSuccess: async (draft) => {
      // A draft that is missing from the list would count as deleted.
      await queryClient.invalidateQueries({ queryKey: ["drafts", group.id] });
      workOn(draft);
      navigate(toManage(group.urlname, "drafts", draft.id));
    },
  });
  return (
    <ManageContent title={pages.drafts} text={phrases.text}>
      <CallFailure failure={error} />
      {isLoading && <Loading />}
      {data?.length === 0 && <p className={styles.quiet}>{none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
      <section className={styles.part} aria-labelledby="new-draft">
        <h2 id="new-draft">{phrases.newDraft}</h2>
        <CallFailure failure={begin.error} />
        <DraftForm
          action={phrases.begin}
          isBusy={begin.isPending}
          onSubmit={(fields) => begin.mutate(fields)}
        />
      </section>
    </ManageContent>
  );
}

function DraftRow({ draft }: { draft: CatalogueDraft }) {
  const phrases = useProPhrases("drafts");
  const { group } = useLoadedGroup();
  const toWhen = usePublishTimeText();
  const toProblem = useDraftProblemText();
  const facts = [toWhen(draft.publish_at), phrases.count({ count: draft.count }), draft.by];
  return (
    <li>
      <Link className={styles.name} {...toManage(group.urlname, "drafts", draft.id)}>
        {draft.name}
      </Link>
      <p className={styles.quiet}>{facts.filter(Boolean).join(" · ")}</p>
      {draft.problem !== null && <p className={styles.problem}>{toProblem(draft.problem)}</p>}
    </li>
  );
}

/** Returns a function that says when a draft is published, on the group's clock. */
function usePublishTimeText(): (publishAt: string | null) => string {
  const phrases = useProPhrases("drafts");
  const { group } = useLoadedGroup();
  const formatDateTime = useFormatDateTime();
  return (publishAt) => {
    if (publishAt === null) return phrases.undated;
    const wall = formatWallDateTime(group.timezone, minuteOf(Date.parse(publishAt)));
    return phrases.dated({ when: formatDateTime(wall.slice(0, 16)) });
  };
}
