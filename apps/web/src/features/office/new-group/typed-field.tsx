import type { ComponentProps } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { TextField } from "../../../components/fields/text-field.tsx";
import type { TypedName, UseNewGroupResult } from "./use-new-group.ts";

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

interface Props extends Omit<ComponentProps<typeof TextField>, "label" | "value" | "onChange"> {
  group: UseNewGroupResult;
  name: TypedName;
}

/** A text field of the form for a new group. */
export function TypedField({ group, name, ...field }: Props) {
  const phrases = useProPhrases("newGroup");
  const { fiche } = usePhrases();
  return (
    <TextField
      id={`new-${name}`}
      label={name === "firstname" || name === "lastname" ? fiche[name] : phrases[name]}
      maxLength={LONGEST[name]}
      value={group.typed[name]}
      onChange={(text) => group.type(name, text)}
      {...field}
    />
  );
}
