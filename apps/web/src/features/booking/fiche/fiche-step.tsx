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
import { Field } from "./field.tsx";
import styles from "./fiche-step.module.css";
import { useBook } from "./use-book.ts";
import { type FicheForm, type FormName, useFicheForm } from "./use-fiche-form.ts";

/** Who comes, what the group wants to know, and the button that books. */
export function FicheStep() {
  const phrases = usePhrases().fiche;
  const { group } = useKnownGroup();
  const form = useFicheForm();
  const book = useBook();
  const isSent = useRef(false);

  useEffect(() => {
    if (!(book.error instanceof ApiFailure)) return;
    const fields = Object.keys(book.error.fields);
    if (fields.length === 0) return;
    form.refuse(fields);
    document
      .getElementById(form.questions.find(({ field }) => fields.includes(field.name))?.id ?? "")
      ?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [book.error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSent.current) return;
    const [first] = form.open;
    if (first !== undefined) {
      form.tellAll();
      document.getElementById(first.id)?.focus();
      return;
    }
    isSent.current = true;
    announce(phrases.booking);
    book.mutate(undefined, {
      onSettled: () => {
        isSent.current = false;
      },
    });
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <StepHead title={phrases.heading}>
        <p className={styles.hint}>{phrases.requiredHint}</p>
      </StepHead>
      <Questions form={form} name="fiche" title={null} />
      <Questions form={form} name="vevent" title={phrases.vevent} />
      {form.isCommentAsked && <CommentField />}
      {form.isConsentAsked && <ConsentField />}
      <div className={styles.hint}>
        <RichText text={group.apptemplates["health_disclaimer"] ?? ""} />
      </div>
      {book.error !== null && !book.isPending && <BookingFailure failure={book.error} />}
      <BookBar open={form.open} isPending={book.isPending} />
    </form>
  );
}

function Questions({ form, name, title }: { form: FicheForm; name: FormName; title: string | null }) {
  const questions = form.questions.filter((question) => question.form === name);
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby={title === null ? undefined : `${name}-title`}>
      {title !== null && (
        <h2 id={`${name}-title`} className={styles.title}>
          {title}
        </h2>
      )}
      {questions.map((question) => (
        <Field
          key={question.id}
          id={question.id}
          field={question.field}
          value={question.value}
          error={question.error}
          onChange={(value) => form.write(name, question.field.name, value)}
          onLeave={() => {
            // Passing through an empty field is no mistake yet.
            if (question.fault !== "empty") form.leave(question.id);
          }}
        />
      ))}
    </section>
  );
}
