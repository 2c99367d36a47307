import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { type FormEvent, useEffect, useRef } from "react";
import { Loading } from "../../../../components/loading.tsx";
import { RichText } from "../../../../components/rich-text.tsx";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { announce } from "../../../../lib/announce.ts";
import { lazyComponent } from "../../../../lib/load-once.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { nameOfFiche } from "../../../ground/fiche/name-of-fiche.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useChangeDeadline } from "../../appointments/entry.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useSession } from "../../../ground/session/session-store.ts";
import { useFormViewer } from "../../../ground/session/use-form-viewer.ts";
import { useBooking } from "../booking-store.ts";
import { StepHead } from "../steps/step-head.tsx";
import { AttendeeField, ProAttendeeField } from "./attendee-field.tsx";
import { BookBar } from "./book-bar.tsx";
import { BookingFailure } from "./booking-failure.tsx";
import styles from "./fiche-step.module.css";
import { focusField } from "../../../ground/form/focus-field.ts";
import { Questions } from "../../../ground/form/questions.tsx";
import { useBook } from "./use-book.ts";
import { type FormName, useFicheForm, CONSENT_ID } from "./use-fiche-form.ts";
import { TextArea } from "../../../../components/fields/text-field.tsx";
import { CheckBox } from "../../../../components/fields/choice-fields.tsx";
import { buttonClass } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { toLogin } from "../../../ground/group/paths.ts";
import { ScrollIntoView } from "./scroll-into-view.tsx";
import { Link } from "../../../../lib/navigation.tsx";

const PayingPasses = lazyComponent(async () => (await import("./paying-passes.tsx")).PayingPasses);

/** The form to which each refusal refers. */
const REFUSED_FORM: Partial<Record<string, FormName>> = {
  create_fiche_failed: "fiche",
  create_vevent_failed: "vevent",
};

/** Asks for the person and the answers to the group's questions, and contains the button that books. */
export function FicheStep() {
  const phrases = usePhrases();
  const { group } = useLoadedGroup();
  const { session, isExpired } = useSession();
  const isPro = useFormViewer() !== "client";
  const { heading } = useLazyPhrases("fiche").search;
  const title = isPro ? heading : phrases.fiche.heading;
  const form = useFicheForm();
  const book = useBook(form);
  const isSent = useRef(false);
  const { attendee, questions } = form;

  useEffect(() => {
    if (!(book.error instanceof ApiFailure)) return;
    const { code, fields } = book.error;
    const name = REFUSED_FORM[code];
    const first = name && questions[name].find(({ field }) => Object.hasOwn(fields, field.name));
    if (name === undefined || first === undefined) return;
    form.dispatch(name, { type: "refuse", fields });
    focusField(first.id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [book.error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSent.current) return;
    const [first] = form.open;
    if (first !== undefined) {
      form.submit();
      announce(phrases.form.formStdError(form.open.length));
      focusField(first.id);
      return;
    }
    isSent.current = true;
    announce(phrases.fiche.booking);
    book.mutate(undefined, {
      onSettled: () => {
        isSent.current = false;
      },
    });
  }
  if (attendee.isLoading || attendee.failure !== null)
    return (
      <div className={styles.form}>
        <StepHead step="fiche_info" title={title} />
        {attendee.failure === null ? (
          <Loading />
        ) : (
          <CallFailure failure={attendee.failure} onRetry={attendee.retry} />
        )}
      </div>
    );
  const names = form.open.map(({ name }) => name).filter((name) => name !== "");
  const hasRequired = [...questions.fiche, ...questions.vevent].some(({ field }) => field.required);
  const Attendee = isPro ? ProAttendeeField : AttendeeField;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <StepHead step="fiche_info" title={title}>
        {hasRequired && <p className={styles.hint}>{phrases.fiche.requiredHint}</p>}
      </StepHead>
      {session !== null && <Attendee attendee={attendee} isMissing={form.isAttendeeMissing} />}
      {attendee.fiche !== null && questions.fiche.length > 0 && <MissingHint fiche={attendee.fiche} />}
      <Questions
        questions={questions.fiche}
        dispatch={(action) => form.dispatch("fiche", action)}
        title={null}
      />
      <Questions
        questions={questions.vevent}
        dispatch={(action) => form.dispatch("vevent", action)}
        title={phrases.fiche.vevent}
      />
      {form.isCommentAsked && <CommentField isPro={isPro} />}
      {form.isConsentAsked && <ConsentField isMissing={form.isConsentMissing} />}
      {!isPro && (
        <div className={styles.hint}>
          <RichText text={group.apptemplates["health_disclaimer"] ?? ""} />
        </div>
      )}
      {!isPro && group.sells_passes && attendee.fiche && <PayingPasses ficheId={attendee.fiche.id} />}
      <LastChange />
      {isExpired && <ExpiredLogin />}
      {book.error !== null && !isExpired && !book.isPending && (
        <BookingFailure failure={book.error} onBookAnyway={() => book.mutate(true)} />
      )}
      <BookBar
        reasons={form.reasons}
        fields={names}
        isSubmitted={form.isSubmitted}
        isPending={book.isPending}
      />
    </form>
  );
}

/** Says that a field has no answer yet in an existing fiche. */
function MissingHint({ fiche }: { fiche: Fiche }) {
  const phrases = useLazyPhrases("fiche").choose;
  return <p className={styles.hint}>{phrases.missing({ name: fiche.firstname || nameOfFiche(fiche) })}</p>;
}

/** Says, before the booking, how long the appointment can be changed, and from when on a cancellation is late. */
function LastChange() {
  const slots = useBooking(({ sequence }) => sequence.slots);
  const hours = useLateHours();
  const changeableOf = useChangeDeadline();
  if (slots === null) return null;
  const late_from = new Date(Date.parse(slots.start_at) - hours * 3_600_000).toISOString();
  const { text } = changeableOf([hours > 0 ? { ...slots, late_from } : slots]);
  return text === null ? null : <p className={styles.hint}>{text}</p>;
}

/** Returns how many hours before the start a cancellation is late: the most of all chosen services. */
function useLateHours(): number {
  const items = useBooking(({ sequence }) => sequence.items);
  const { group, catalogue } = useLoadedGroup();
  const services = items.flatMap(({ intervention_id, pack_id }) => {
    const pack = catalogue.packs.find(({ id }) => id === pack_id);
    if (!pack) return [intervention_id];
    return pack.config.flatMap((part) => ("intervention_id" in part ? [part.intervention_id] : []));
  });
  // Merged services are one appointment, for which the rule of the first service counts.
  const isOne = group.merge_interventions && items.every(({ pack_id }) => pack_id === null);
  const counted = isOne ? services.slice(0, 1) : services;
  return Math.max(
    ...counted.map(
      (service) =>
        catalogue.interventions.find(({ id }) => id === service)?.late_cancellation_hours ??
        group.late_cancellation_hours,
    ),
  );
}

const LONGEST_COMMENT = 2000;

/** A message from the client, or a comment by a professional; never required. */
function CommentField({ isPro }: { isPro: boolean }) {
  const phrases = usePhrases().fiche;
  const comments = useBooking((booking) => booking.draft.comments);
  const writeComments = useBooking((booking) => booking.writeComments);
  return (
    <TextArea
      id="comments"
      label={isPro ? phrases.proComments : phrases.comments}
      hint={isPro ? phrases.proCommentsHint : phrases.commentsHint}
      rows={3}
      maxLength={LONGEST_COMMENT}
      value={comments}
      onChange={writeComments}
    />
  );
}

/** A video appointment needs the visitor's consent. */
function ConsentField({ isMissing }: { isMissing: boolean }) {
  const { fiche, form } = usePhrases();
  const isGiven = useBooking((booking) => booking.draft.videoConsent);
  const giveConsent = useBooking((booking) => booking.giveConsent);
  return (
    <CheckBox
      id={CONSENT_ID}
      label={fiche.videoConsent}
      isRequired
      error={isMissing ? form.acceptJitsiError : null}
      isChecked={isGiven}
      onChange={giveConsent}
    />
  );
}

/** Says that the session has expired, because a booking without a login would be for another person. */
function ExpiredLogin() {
  const phrases = useLazyPhrases("fiche").choose;
  const { group } = useLoadedGroup();
  return (
    <ScrollIntoView>
      <Notice look="problem">
        <p>{phrases.expired}</p>
        <Link className={buttonClass("quiet")} {...toLogin(group.urlname)}>
          {phrases.logInAgain}
        </Link>
      </Notice>
    </ScrollIntoView>
  );
}
