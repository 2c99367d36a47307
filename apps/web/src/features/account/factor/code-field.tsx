import { useFactorPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";

interface Props {
  id: string;
  value: string;
  onType: (value: string) => void;
}

/** A code: six digits from the app, which a phone may offer to fill in, or a recovery code. */
export function CodeField({ id, value, onType }: Props) {
  const phrases = useFactorPhrases();
  return (
    <FieldFrame id={id} label={phrases.code} isRequired={false} hint="" error={null}>
      <input
        id={id}
        className={field.input}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </FieldFrame>
  );
}
