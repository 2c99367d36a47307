import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { FieldFrame } from "../../../components/fields/field-frame.tsx";
import styles from "../../../components/fields/field.module.css";
import own from "./account.module.css";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";

interface Props {
  id: string;
  label: string;
  value: string;
  error?: string | null;
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
  hint,
  autoComplete,
  explainedBy,
  onType,
  onLeave,
}: Props) {
  const phrases = useLazyPhrases("account");
  const [isShown, setShown] = useState(false);
  const action = isShown ? phrases.hidePassword : phrases.showPassword;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} explainedBy={explainedBy}>
      {(wiring) => (
        <div className={own.secret}>
          <input
            {...wiring}
            className={styles.input}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            value={value}
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
      )}
    </FieldFrame>
  );
}
