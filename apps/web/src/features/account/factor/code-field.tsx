import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { TextField } from "../../../components/fields/text-field.tsx";

interface Props {
  id: string;
  value: string;
  onType: (value: string) => void;
}

/** A code: six digits from the app, which a phone may offer to fill in, or a recovery code. */
export function CodeField({ id, value, onType }: Props) {
  const phrases = useProPhrases("factor");
  return (
    <TextField
      id={id}
      label={phrases.code}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={40}
      value={value}
      onChange={onType}
    />
  );
}
