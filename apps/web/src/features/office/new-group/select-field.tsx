import type { ComponentProps } from "react";
import { describedBy, FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";

interface Props extends Omit<ComponentProps<"select">, "onChange"> {
  id: string;
  label: string;
  hint?: string;
  error?: string | null;
  onChange: (value: string) => void;
}

/** A select with its label and hint. */
export function SelectField({ id, label, hint = "", error = null, onChange, ...select }: Props) {
  return (
    <FieldFrame id={id} label={label} isRequired={select.required === true} hint={hint} error={error}>
      <select
        id={id}
        className={field.input}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.value)}
        {...select}
      />
    </FieldFrame>
  );
}
