import type { Field } from "@rendezvous/domain/form/field";
import type { FocusEvent, ReactNode } from "react";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import type { FieldControlProps } from "./field-control.ts";

/** The part of a control that its question needs. */
export type QuestionControl = Pick<FieldControlProps, "id" | "error" | "onLeave"> & {
  field: Pick<Field, "label" | "lang" | "required" | "description">;
};

interface Props {
  control: QuestionControl;
  /** False if another element already shows that the question is required. */
  hasStar?: boolean;
  children: ReactNode;
}

/** Several controls under one question, which loses the focus when the focus has left all of them. */
export function QuestionFieldset({ control, hasStar = true, children }: Props) {
  const { id, field, error, onLeave } = control;
  function leave(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  }
  return (
    <Fieldset
      id={id}
      label={field.label}
      labelLang={field.lang}
      isRequired={hasStar && field.required}
      hint={field.description}
      error={error}
      onBlur={leave}
    >
      {children}
    </Fieldset>
  );
}
