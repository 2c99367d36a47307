import type { Field } from "@rendezvous/domain/form/field";
import type { InputHTMLAttributes } from "react";
import type { FieldControl } from "./field-control.ts";
import { isPhone } from "./field-faults.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";
import styles from "./field.module.css";

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
    name: field.name,
    value: typed,
    required,
    readOnly: isFixed,
    placeholder: placeholder || undefined,
    // The language of the group's placeholder; typed text may be in any language.
    lang: typed === "" && placeholder !== "" ? lang : undefined,
    "aria-invalid": error !== null,
    "aria-describedby": describedBy(id, description, error),
    onBlur: onLeave,
  };
  return (
    <FieldFrame id={id} label={label} lang={lang} isRequired={required} hint={description} error={error}>
      {field.type === "text" && rows > 1 ? (
        <textarea
          {...shared}
          className={`${styles.input} ${styles.area}`}
          rows={rows}
          cols={cols ?? undefined}
          style={cols === null ? undefined : { width: "auto" }}
          onChange={(event) => onType(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          {...keyboardOf(field)}
          className={styles.input}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Returns the keyboard that a phone shows, and the kind of value that the browser offers to fill in. */
function keyboardOf(field: Field): InputHTMLAttributes<HTMLInputElement> {
  const autoComplete = AUTOCOMPLETE[field.name] ?? "off";
  if (field.type === "email") return { type: "email", inputMode: "email", autoComplete, spellCheck: false };
  if (field.type === "integer")
    return { type: "text", inputMode: field.negative ? "text" : "numeric", autoComplete };
  if (isPhone(field)) return { type: "tel", inputMode: "tel", autoComplete };
  const isCode = field.meaning === "request_number" || field.meaning === "identifier";
  if (isCode) return { type: "text", autoComplete: "off", autoCapitalize: "characters", spellCheck: false };
  return { type: "text", autoComplete, autoCapitalize: autoComplete.endsWith("name") ? "words" : undefined };
}
