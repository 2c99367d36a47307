import { type ComponentProps, type ReactNode, useId } from "react";
import { RichText } from "../rich-text.tsx";
import styles from "./field.module.css";

/** The props that all fields have besides their value. */
export interface FieldProps {
  /** Unique on the page; the element with this id takes the focus when the field has an error. */
  id?: string | undefined;
  label: string;
  /** Language of the label, if it is not the page's. */
  labelLang?: string | undefined;
  /** Marks the field, and requires a value. */
  isRequired?: boolean | undefined;
  /** May be HTML that the server has sanitised. */
  hint?: string | undefined;
  error?: string | null | undefined;
}

/** The attributes that join a control with its label, its error and its hint. */
interface Wiring {
  id: string;
  required: boolean | undefined;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FrameProps extends FieldProps {
  /** The id of another element that describes the field. */
  explainedBy?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** A field with its label above, its error beside it and its hint below. */
export function FieldFrame({
  id,
  label,
  labelLang,
  isRequired,
  hint,
  error,
  explainedBy,
  children,
}: FrameProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const notes = [describedBy(inputId, hint, error), explainedBy];
  return (
    <div className={styles.field}>
      <label id={`${inputId}-label`} className={styles.label} htmlFor={inputId} lang={labelLang}>
        {label}
        <RequiredMark isShown={isRequired} />
      </label>
      {children({
        id: inputId,
        required: isRequired,
        "aria-invalid": Boolean(error),
        "aria-describedby": notes.filter(Boolean).join(" ") || undefined,
      })}
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  );
}

/** Several controls under one question. Its `id` is a prefix: the caller decides which control has it. */
export function Fieldset({
  id,
  label,
  labelLang,
  isRequired,
  hint,
  error,
  className = "",
  children,
  ...fieldset
}: FieldProps & Omit<ComponentProps<"fieldset">, keyof FieldProps>) {
  const ownId = useId();
  const noteId = id ?? ownId;
  return (
    <fieldset
      className={`${styles.field} ${className}`}
      aria-describedby={describedBy(noteId, hint, error)}
      {...fieldset}
    >
      <legend className={styles.label} lang={labelLang}>
        {label}
        <RequiredMark isShown={isRequired} />
      </legend>
      {children}
      <FieldNotes id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}

export function RequiredMark({ isShown = false }: { isShown?: boolean | undefined }) {
  if (!isShown) return null;
  return (
    <span aria-hidden="true" className={styles.star}>
      {" *"}
    </span>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldProps, "hint" | "error"> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          <RichText text={hint} />
        </div>
      )}
    </>
  );
}

/** Returns the ids of the elements that describe a field. */
export function describedBy(
  id: string,
  hint: FieldProps["hint"],
  error: FieldProps["error"],
): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`];
  return ids.filter(Boolean).join(" ") || undefined;
}
