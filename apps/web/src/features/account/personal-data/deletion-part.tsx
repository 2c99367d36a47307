import type { DeletionRequest, DeletionState } from "@rendezvous/contract/people/personal-data";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { BreakableEmails } from "../../../components/fields/breakable-emails.tsx";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toAppointments } from "../../ground/group/paths.ts";
import styles from "./personal-data.module.css";
import { useDeletionChange } from "./use-deletion-state.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";

/** The state of a deletion request, and the next step. */
export function DeletionPart({ state }: { state: DeletionState }) {
  const phrases = useLazyPhrases("personalData");
  const withdrawing = useDeletionChange("withdraw", phrases.withdrawn);
  const { deletion_request: request } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = request !== null;
  const shown = useRef(isAsked);
  useEffect(() => {
    if (shown.current === isAsked) return;
    shown.current = isAsked;
    // The pressed button is removed together with the focus, so the heading takes it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {phrases.deletionHeading}
      </h2>
      {request === null && withdrawing.isSuccess && <Notice look="success">{phrases.withdrawn}</Notice>}
      {request === null ? (
        <Asking state={state} />
      ) : (
        <RequestedDeletion state={state} request={request} withdrawing={withdrawing} />
      )}
    </section>
  );
}

function Asking({ state }: { state: DeletionState }) {
  const phrases = useLazyPhrases("personalData");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const dialog = useRef<HTMLDialogElement>(null);
  const asking = useDeletionChange("ask", phrases.sentTitle);
  const { upcoming_appointments: upcoming, deleted_from, email } = state;
  if (upcoming > 0)
    return (
      <Notice look="hint">
        <p>{phrases.upcoming(upcoming)}</p>
        <Link className={buttonClass("quiet")} {...toAppointments(group.urlname)}>
          {phrases.toAppointments}
        </Link>
      </Notice>
    );
  return (
    <>
      <p className={styles.quiet}>
        {phrases.deletionText({ day: formatDayWithYear(deleted_from, dateLocale) })}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.showModal()}>{phrases.ask}</Button>
      </div>
      <QuestionDialog
        ref={dialog}
        title={phrases.askTitle}
        onClose={() => asking.reset()}
        dismiss={phrases.keep}
        isBusy={asking.isPending}
        actions={
          <Button look="danger" onClick={() => asking.mutate()} isBusy={asking.isPending}>
            {asking.isPending ? phrases.asking : phrases.ask}
          </Button>
        }
      >
        <p className={styles.text}>
          <BreakableEmails text={email === "" ? phrases.askTextNoMail : phrases.askText({ email })} />
        </p>
        {!asking.isPending && <CallFailure failure={asking.error} />}
      </QuestionDialog>
    </>
  );
}

interface RequestedDeletionProps {
  state: DeletionState;
  request: DeletionRequest;
  withdrawing: ReturnType<typeof useDeletionChange>;
}

function RequestedDeletion({ state, request, withdrawing }: RequestedDeletionProps) {
  const phrases = useLazyPhrases("personalData");
  const dateLocale = useDateLocale();
  const { email, deleted_from } = state;
  const sendingAgain = useDeletionChange("ask", phrases.sentAgain({ email }));
  const isConfirmed = request.confirmed_at !== null;
  const day = (wall: string): string => formatDayWithYear(wall, dateLocale);
  const isBusy = withdrawing.isPending || sendingAgain.isPending;
  const failure = withdrawing.error ?? sendingAgain.error;
  return (
    <Notice look={isConfirmed ? "success" : "hint"}>
      <h3>{isConfirmed ? phrases.confirmedTitle : phrases.sentTitle}</h3>
      <p className={styles.text}>
        {isConfirmed ? (
          phrases.confirmed({ day: day(deleted_from) })
        ) : (
          <BreakableEmails text={phrases.sent({ day: day(request.requested_at), email })} />
        )}
      </p>
      {sendingAgain.isSuccess && !isConfirmed && (
        <p className={styles.text}>
          <BreakableEmails text={phrases.sentAgain({ email })} />
        </p>
      )}
      <div className={styles.actions}>
        {!isConfirmed && (
          <Button onClick={() => sendingAgain.mutate()} isBusy={isBusy}>
            {sendingAgain.isPending ? phrases.asking : phrases.again}
          </Button>
        )}
        <Button onClick={() => withdrawing.mutate()} isBusy={isBusy}>
          {withdrawing.isPending ? phrases.withdrawing : phrases.withdraw}
        </Button>
      </div>
      {!isBusy && failure !== null && <CallFailure failure={failure} />}
    </Notice>
  );
}
