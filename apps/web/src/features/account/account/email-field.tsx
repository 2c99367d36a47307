import { afterPress } from "../../../lib/after-press.ts";
import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { useState } from "react";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";

interface Props {
  id: string;
  value: string;
  /** The form was submitted, so the field shows its error even before it loses the focus. */
  isSubmitted: boolean;
  label?: string;
  /** An error other than a malformed address. */
  fault?: string | null;
  autoComplete?: "username" | "email";
  onType: (value: string) => void;
}

export function isValidEmail(typed: string): boolean {
  return isEmail(normalizeEmail(typed));
}

/** The address of an account; a malformed address is reported when the field loses the focus. */
export function EmailField({
  id,
  value,
  isSubmitted,
  label,
  fault = null,
  autoComplete = "username",
  onType,
}: Props) {
  const { form } = usePhrases();
  const phrases = useLazyPhrases("account");
  const [isLeft, setLeft] = useState(false);
  const wrong = isValidEmail(value) ? fault : form.emailValidator;
  return (
    <TextField
      id={id}
      label={label ?? phrases.email}
      error={isSubmitted || (isLeft && value.trim() !== "") ? wrong : null}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={onType}
      onBlur={() => afterPress(() => setLeft(true))}
    />
  );
}
