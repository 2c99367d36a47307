import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { describedBy, FieldFrame } from "../../ground/form/field-frame.tsx";
import styles from "../../ground/form/field.module.css";
import own from "./account.module.css";
import { useAccountPhrases } from "../../../lib/phrases/lazy-phrases.ts";

interface Props {
  id: string;
  label: string;
  value: string;
  error: string | null;
  hint?: string;
  autoComplete: "current-password" | "new-password";
  /** The id of another element that describes the field. */
  explainedBy?: string;
  onType: (value: string) => void;
  onLeave?: () => void;
}

/** A password field, with a button that shows the password. */
export function PasswordField({
  id,
  label,
  value,
  error,
  hint = "",
  autoComplete,
  explainedBy,
  onType,
  onLeave,
}: Props) {
  const phrases = useAccountPhrases();
  const [isShown, setShown] = useState(false);
  const action = isShown ? phrases.hidePassword : phrases.showPassword;
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <div className={own.secret}>
        <input
          id={id}
          className={styles.input}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          aria-invalid={error !== null}
          aria-describedby={
            [describedBy(id, hint, error), explainedBy].filter(Boolean).join(" ") || undefined
          }
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        <Button
          look="plain"
          className={own.show}
          aria-controls={id}
          aria-label={`${action} – ${label}`}
          onClick={() => setShown(!isShown)}
        >
          {action}
        </Button>
      </div>
    </FieldFrame>
  );
}
