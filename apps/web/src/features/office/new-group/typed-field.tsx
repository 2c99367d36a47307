import type { ComponentProps } from "react";
import { useNewGroupPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { describedBy, FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import type { TypedName, UsedNewGroup } from "./use-new-group.ts";

/** The limits of the contract. */
const LONGEST = {
  name: 255,
  address: 255,
  zipcode: 20,
  city: 255,
  phone: 32,
  firstname: 100,
  lastname: 100,
  email: 255,
} as const;

interface Props extends ComponentProps<"input"> {
  group: UsedNewGroup;
  name: TypedName;
  hint?: string;
  /** Null: the value has no fault, or none that is shown yet. */
  error?: string | null;
}

/** A text field of the form for a new group. */
export function TypedField({ group, name, hint = "", error = null, ...input }: Props) {
  const phrases = useNewGroupPhrases();
  const { fiche } = usePhrases();
  const id = `new-${name}`;
  return (
    <FieldFrame
      id={id}
      label={name === "firstname" || name === "lastname" ? fiche[name] : phrases[name]}
      isRequired={input.required === true}
      hint={hint}
      error={error}
    >
      <input
        id={id}
        className={field.input}
        maxLength={LONGEST[name]}
        value={group.typed[name]}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => group.type(name, event.target.value)}
        {...input}
      />
    </FieldFrame>
  );
}
