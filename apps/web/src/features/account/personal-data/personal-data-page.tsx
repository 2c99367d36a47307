import type { DeletionState } from "@rendezvous/contract/people/personal-data";
import { fillErrorPhrase } from "@rendezvous/phrases/error-phrases";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { useDateLocale, usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { CallFailure } from "../account/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toFiches, toLoginFor, toPersonalData } from "../../ground/group/paths.ts";
import { PhoneLink } from "../../ground/group/phone-link.tsx";
import { useDocumentTitle } from "../../ground/group/use-document-title.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { ConfirmDeletion } from "./confirm-deletion.tsx";
import { DeletionPart } from "./deletion-part.tsx";
import { DownloadPart } from "./download-part.tsx";
import styles from "./personal-data.module.css";
import { useDeletionState } from "./use-deletion-state.ts";
import { usePersonalDataPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { Link, useQueryText } from "../../../lib/navigation.tsx";

/** Says how long personal data is stored, and offers its download and its deletion. */
export function PersonalDataPage() {
  const deletionKey = new URLSearchParams(useQueryText()).get("deletion_key") ?? "";
  return deletionKey === "" ? <Instructions /> : <ConfirmDeletion deletionKey={deletionKey} />;
}

function Instructions() {
  const phrases = usePersonalDataPhrases();
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
  const phrases = usePersonalDataPhrases();
  const { group } = useLoadedGroup();
  const { phrases: wording } = useWording();
  const { session, isExpired } = useSession();
  return (
    <>
      {isExpired && (
        <Notice look="problem">
          <p>{fillErrorPhrase(wording.error.expired_connection)}</p>
        </Notice>
      )}
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
  const phrases = usePersonalDataPhrases();
  const dateLocale = useDateLocale();
  const registered = formatDayWithYear(state.registered_at, dateLocale);
  const until = formatDayWithYear(state.kept_until, dateLocale);
  return <RetentionPart text={phrases.keptUntil({ registered, until })} />;
}

function RetentionPart({ text }: { text: string }) {
  const phrases = usePersonalDataPhrases();
  return (
    <section className={styles.part}>
      <h2>{phrases.keptHeading}</h2>
      <p>{text}</p>
    </section>
  );
}
