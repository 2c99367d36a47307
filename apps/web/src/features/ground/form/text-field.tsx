import type { Field } from "@rendezvous/domain/form/field";
import type { ComponentProps } from "react";
import type { FieldControl } from "./field-control.ts";
import { isPhoneField } from "./field-faults.ts";
import { TextArea, TextField as Input } from "../../../components/fields/text-field.tsx";

/** The autocomplete names of fields that browsers can fill in. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstname: "given-name",
  lastname: "family-name",
  email: "email",
  firstphone: "tel",
  secondphone: "tel",
  phone: "tel",
  mobile: "tel",
  address: "street-address",
  zipcode: "postal-code",
  city: "address-level2",
  country: "country-name",
  company: "organization",
};

/** A text, e-mail address, phone number or whole number. */
export function TextField({ id, field, value, error, isFixed, onType, onLeave }: FieldControl) {
  const { label, lang, required, description, placeholder, rows, cols } = field;
  const typed = String(value ?? "");
  const shared = {
    id,
    label,
    labelLang: lang,
    isRequired: required,
    hint: description,
    error,
    name: field.name,
    value: typed,
    readOnly: isFixed,
    placeholder: placeholder || undefined,
    // The language of the group's placeholder; typed text may be in any language.
    lang: typed === "" && placeholder !== "" ? lang : undefined,
    onChange: onType,
    onBlur: onLeave,
  };
  if (field.type !== "text" || rows <= 1) return <Input {...shared} {...keyboardOf(field)} />;
  return (
    <TextArea
      {...shared}
      rows={rows}
      cols={cols ?? undefined}
      style={cols === null ? undefined : { width: "auto" }}
    />
  );
}

/** Returns the keyboard that a phone shows, and the kind of value that the browser offers to fill in. */
function keyboardOf(field: Field): Omit<ComponentProps<"input">, "value" | "onChange"> {
  const autoComplete = AUTOCOMPLETE[field.name] ?? "off";
  if (field.type === "email") return { type: "email", inputMode: "email", autoComplete, spellCheck: false };
  if (field.type === "integer")
    return { type: "text", inputMode: field.negative ? "text" : "numeric", autoComplete };
  if (isPhoneField(field)) return { type: "tel", inputMode: "tel", autoComplete };
  const isCode = field.meaning === "request_number" || field.meaning === "identifier";
  if (isCode) return { type: "text", autoComplete: "off", autoCapitalize: "characters", spellCheck: false };
  return { type: "text", autoComplete, autoCapitalize: autoComplete.endsWith("name") ? "words" : undefined };
}
