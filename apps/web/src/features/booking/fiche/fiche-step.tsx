import { type FormEvent, useEffect, useRef } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { announce } from "../../../lib/announce.ts";
import { usePhrases } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { StepHead } from "../steps/step-head.tsx";
import { BookBar } from "./book-bar.tsx";
import { BookingFailure } from "./booking-failure.tsx";
import { CommentField } from "./comment-field.tsx";
import { ConsentField } from "./consent-field.tsx";
import styles from "./fiche-step.module.css";
import { focusField } from "./focus-field.ts";
import { Questions } from "./questions.tsx";
import { useBook } from "./use-book.ts";
import { type FormName, useFicheForm } from "./use-fiche-form.ts";

/** Which form the server speaks of. */
const REFUSED_FORM: Partial<Record<string, FormName>> = {
  create_fiche_failed: "fiche",
  create_vevent_failed: "vevent",
};

/** Who comes, what the group wants to know, and the button that books. */
export function FicheStep() {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  const form = useFicheForm();
  const book = useBook();
  const isSent = useRef(false);

  useEffect(() => {
    if (!(book.error instanceof ApiFailure)) return;
    const { code, fields } = book.error;
    const name = REFUSED_FORM[code];
    const first = form.questions.find((one) => one.form === name && Object.hasOwn(fields, one.field.name));
    if (name === undefined || first === undefined) return;
    form.send(name, { type: "refuse", fields });
    focusField(first.id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [book.error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSent.current) return;
    const [first] = form.open;
    if (first !== undefined) {
      form.tellAll();
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
  const names = form.open.map(({ name }) => name).filter((name) => name !== "");
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <StepHead step="fiche_info" title={phrases.fiche.heading}>
        <p className={styles.hint}>{phrases.fiche.requiredHint}</p>
      </StepHead>
      <Questions questions={form.questions} send={form.send} name="fiche" title={null} />
      <Questions questions={form.questions} send={form.send} name="vevent" title={phrases.fiche.vevent} />
      {form.isCommentAsked && <CommentField />}
      {form.isConsentAsked && <ConsentField isTold={form.isConsentTold} />}
      <div className={styles.hint}>
        <RichText text={group.apptemplates["health_disclaimer"] ?? ""} />
      </div>
      {book.error !== null && !book.isPending && <BookingFailure failure={book.error} />}
      <BookBar reasons={form.reasons} fields={names} isPending={book.isPending} />
    </form>
  );
}
