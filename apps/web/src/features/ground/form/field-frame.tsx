import type { FocusEvent, ReactNode } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import type { FieldControl } from "./field-control.ts";
import styles from "./field.module.css";

interface Props {
  id: string;
  label: string;
  /** Language of the label, if it is not the page's. */
  lang?: string | undefined;
  isRequired: boolean;
  /** May be HTML that the server has sanitised. */
  hint: string;
  error: string | null;
  children: ReactNode;
}

/** A field with its label above, its error beside it and its hint below. */
export function FieldFrame({ id, label, lang, isRequired, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} className={styles.label} htmlFor={id} lang={lang}>
        {label}
        <RequiredMark isShown={isRequired} />
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldsetProps {
  control: FieldControl;
  /** False if another element shows the mark for required. */
  hasStar?: boolean;
  children: ReactNode;
}

/** The frame of several controls under one question; the question loses the focus when the focus has left all of them. */
export function FieldsetFrame({ control, hasStar = true, children }: FieldsetProps) {
  const { id, field, error, onLeave } = control;
  const { label, lang, required, description } = field;
  function leave(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices when the focus leaves its controls
    <fieldset className={styles.field} aria-describedby={describedBy(id, description, error)} onBlur={leave}>
      <legend className={styles.label} lang={lang}>
        {label}
        <RequiredMark isShown={hasStar && required} />
      </legend>
      {children}
      <FieldNotes id={id} hint={description} error={error} />
    </fieldset>
  );
}

export function RequiredMark({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <span aria-hidden="true" className={styles.star}>
      {" *"}
    </span>
  );
}

export function FieldNotes({ id, hint, error }: Pick<Props, "id" | "hint" | "error">) {
  return (
    <>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== "" && (
        <div id={`${id}-hint`} className={styles.hint}>
          <RichText text={hint} />
        </div>
      )}
    </>
  );
}

/** Returns the ids of the elements that describe a field. */
export function describedBy(id: string, hint: string, error: string | null): string | undefined {
  const ids = [error !== null && `${id}-error`, hint !== "" && `${id}-hint`];
  return ids.filter(Boolean).join(" ") || undefined;
}
