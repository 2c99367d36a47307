import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { useState } from "react";
import { runAfterPress } from "../../../lib/run-after-press.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useLocation, useQueryText } from "../../../lib/navigation.tsx";

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
      onBlur={() => runAfterPress(() => setLeft(true))}
    />
  );
}

/** Addresses by group, for the lifetime of the page. */
const typed = new Map<string, string>();

/**
 * Returns the address typed on the login, registration or reset screen, so that the visitor need not type it on the other two. A
 * screen or the query parameter `email` may supply a first value.
 */
export function useTypedEmail(): [email: string, type: (email: string) => void] {
  const { group } = useLoadedGroup();
  const linkedEmail = new URLSearchParams(useQueryText()).get("email") ?? "";
  const emailOfLastPage = useLocation().state.email;
  const [email, setEmail] = useState(typed.get(group.urlname) ?? emailOfLastPage ?? linkedEmail);
  return [
    email,
    (value) => {
      typed.set(group.urlname, value);
      setEmail(value);
    },
  ];
}
