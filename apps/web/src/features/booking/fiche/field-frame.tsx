import type { ReactNode } from "react";
import styles from "./field.module.css";

interface Props {
  id: string;
  label: string;
  isRequired: boolean;
  hint: string | undefined;
  error: string | null;
  children: ReactNode;
}

/** Label above, the field, its error beside it, its hint below. */
export function FieldFrame({ id, label, isRequired, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Star isShown={isRequired} />
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The same for several controls under one question. */
export function FieldsetFrame({ id, label, isRequired, hint, error, children }: Props) {
  return (
    <fieldset className={styles.field} aria-describedby={describedBy(id, hint, error)} id={`${id}-set`}>
      <legend className={styles.label}>
        {label}
        <Star isShown={isRequired} />
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

export function Star({ isShown }: { isShown: boolean }) {
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
      {hint !== undefined && hint !== "" && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** The ids of what explains a field. */
export function describedBy(id: string, hint: string | undefined, error: string | null): string | undefined {
  const ids = [error !== null && `${id}-error`, hint !== undefined && hint !== "" && `${id}-hint`];
  return ids.filter(Boolean).join(" ") || undefined;
}
