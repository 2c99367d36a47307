import type { DeletionState } from "@rendezvous/contract/people/personal-data";
import { fillErrorPhrase } from "@rendezvous/phrases/error-phrases";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { useDateLocale, usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toFiches, toLoginFor, toPersonalData } from "../../ground/group/paths.ts";
import { PhoneLink } from "../../ground/group/phone-link.tsx";
import { useDocumentTitle } from "../../ground/group/use-document-title.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { DeletionPart } from "./deletion-part.tsx";
import styles from "./personal-data.module.css";
import { useDeletionState } from "./use-deletion-state.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { Link, useQueryText } from "../../../lib/navigation.tsx";
import { announce } from "../../../lib/announce.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { fetchFile, callApi } from "../../../lib/call-api.ts";

/** Says how long personal data is stored, and offers its download and its deletion. */
export function PersonalDataPage() {
  const deletionKey = new URLSearchParams(useQueryText()).get("deletion_key") ?? "";
  return deletionKey === "" ? <Instructions /> : <ConfirmDeletion deletionKey={deletionKey} />;
}

function Instructions() {
  const phrases = useLazyPhrases("personalData");
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const isClient = session !== null && session.type === "user" && !session.needPasswordChange;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ScreenTitle documentTitle={useDocumentTitle(phrases.heading)}>{phrases.heading}</ScreenTitle>
        <p className={styles.quiet}>{phrases.intro({ group: group.name })}</p>
      </div>
      {isClient ? <OwnParts /> : <VisitorParts />}
      {(isClient || group.phone !== "") && (
        <section className={styles.part}>
          <p className={styles.quiet}>{phrases.question}</p>
          <div className={styles.actions}>
            {isClient && (
              <Link className={buttonClass("quiet")} {...toFiches(group.urlname)}>
                {phrases.correct}
              </Link>
            )}
            <PhoneLink phone={group.phone} />
          </div>
        </section>
      )}
    </div>
  );
}

function VisitorParts() {
  const phrases = useLazyPhrases("personalData");
  const { group } = useLoadedGroup();
  const { phrases: wording } = useWording();
  const { session, isExpired } = useSession();
  return (
    <>
      {isExpired && <Notice look="problem">{fillErrorPhrase(wording.error.expired_connection)}</Notice>}
      <RetentionPart text={phrases.kept} />
      {session?.type !== "pro" && (
        <section className={styles.part}>
          <p>{phrases.login}</p>
          <div className={styles.actions}>
            <Link
              className={buttonClass("main")}
              {...toLoginFor(group.urlname, toPersonalData(group.urlname).path)}
            >
              {phrases.loginButton}
            </Link>
          </div>
        </section>
      )}
    </>
  );
}

function OwnParts() {
  const { common } = usePhrases();
  const { data: state, error, isFetching, refetch } = useDeletionState();
  if (state !== undefined)
    return (
      <>
        <OwnRetentionPart state={state} />
        <DownloadPart />
        <DeletionPart state={state} />
      </>
    );
  if (error === null || isFetching) return <Loading />;
  return (
    <>
      <CallFailure failure={error} />
      <div className={styles.actions}>
        <Button look="main" onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </div>
    </>
  );
}

function OwnRetentionPart({ state }: { state: DeletionState }) {
  const phrases = useLazyPhrases("personalData");
  const dateLocale = useDateLocale();
  const registered = formatDayWithYear(state.registered_at, dateLocale);
  const until = formatDayWithYear(state.kept_until, dateLocale);
  return <RetentionPart text={phrases.keptUntil({ registered, until })} />;
}

function RetentionPart({ text }: { text: string }) {
  const phrases = useLazyPhrases("personalData");
  return (
    <section className={styles.part}>
      <h2>{phrases.keptHeading}</h2>
      <p>{text}</p>
    </section>
  );
}

/** The screen of the mailed link: only its button confirms the deletion. */
function ConfirmDeletion({ deletionKey }: { deletionKey: string }) {
  const phrases = useLazyPhrases("personalData");
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

/** Offers all data in one file, as a readable document or as JSON. */
function DownloadPart() {
  const phrases = useLazyPhrases("personalData");
  const { group } = useLoadedGroup();
  const name = `${phrases.fileName}-${group.urlname}`;
  const downloading = useMutation({
    mutationFn: async (kind: "html" | "json") => saveFile(`${name}.${kind}`, await fetchAs(kind, group.id)),
    onSuccess: () => announce(phrases.downloaded),
  });
  const fetched = downloading.isPending ? downloading.variables : null;
  return (
    <section className={styles.part}>
      <h2>{phrases.downloadHeading}</h2>
      <p className={styles.quiet}>{phrases.downloadText}</p>
      {!downloading.isPending && <CallFailure failure={downloading.error} />}
      <div className={styles.actions}>
        {(["html", "json"] as const).map((kind) => (
          <Button
            key={kind}
            look={kind === "html" ? "main" : "quiet"}
            isBusy={downloading.isPending}
            onClick={() => downloading.mutate(kind)}
          >
            <FileDown size={18} aria-hidden="true" />
            {fetched === kind ? phrases.preparing : { html: phrases.document, json: phrases.data }[kind]}
          </Button>
        ))}
      </div>
      {downloading.isSuccess && <p className={styles.quiet}>{phrases.downloaded}</p>}
    </section>
  );
}

async function fetchAs(kind: "html" | "json", groupId: number): Promise<Blob> {
  // A link would put the token into the browser's list of downloads.
  if (kind === "html") return fetchFile("GET /groups/{id}/personal_data.html", { path: { id: groupId } });
  const data = await callApi("GET /groups/{id}/personal_data", { path: { id: groupId } });
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}

/** Confirms a deletion with the key from a mail, with or without a session; returns the day of the deletion. */
async function confirmDeletionRequest(groupId: number, key: string): Promise<string> {
  const answer = await callApi("POST /groups/{id}/deletion_requests/confirm", {
    path: { id: groupId },
    body: { deletion_request: { key } },
    token: null,
  });
  return answer.deleted_from;
}
