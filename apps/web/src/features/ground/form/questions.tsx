import { afterPress } from "../../../lib/after-press.ts";
import type { FieldState, FormAction } from "@rendezvous/domain/form/form-state";
import { useId } from "react";
import { Field } from "./field.tsx";
import styles from "./questions.module.css";

export interface Question extends FieldState {
  /** Unique on the page. */
  id: string;
  /** The error in words; null if there is none to show. */
  error: string | null;
  /** Read-only. */
  isFixed: boolean;
}

interface Props {
  questions: readonly Question[];
  dispatch: (action: FormAction) => void;
  title: string | null;
}

/** The fields of one form in their order; nothing if the form has none. */
export function Questions({ questions, dispatch, title }: Props) {
  const titleId = useId();
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby={title === null ? undefined : titleId}>
      {title !== null && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      {questions.map(({ id, field, value, isOwn, error, isFixed }) => (
        <Field
          key={id}
          id={id}
          field={field}
          value={value}
          isOwn={isOwn}
          error={error}
          isFixed={isFixed}
          onType={(typed) => dispatch({ type: "type", name: field.name, value: typed })}
          onChoose={(chosen) => dispatch({ type: "choose", name: field.name, value: chosen })}
          onChooseOwn={() => dispatch({ type: "choose_own", name: field.name })}
          onLeave={() => afterPress(() => dispatch({ type: "blur", name: field.name }))}
        />
      ))}
    </section>
  );
}
