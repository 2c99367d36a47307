import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { TextField } from "../../../components/fields/text-field.tsx";
import { Notice } from "../../../components/notice.tsx";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { PasskeyFailure } from "./passkeys.ts";

interface Props {
  id: string;
  value: string;
  hint?: string;
  onType: (value: string) => void;
}

/** A code: six digits from the app, which a phone may offer to fill in, or a recovery code. */
export function CodeField({ id, value, hint, onType }: Props) {
  const phrases = useProPhrases("factor");
  return (
    <TextField
      id={id}
      label={phrases.code}
      hint={hint}
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

/** Says why a second factor was refused; renders nothing without a failure. */
export function FactorFailure({ failure }: { failure: unknown }) {
  const phrases = useProPhrases("factor");
  if (!(failure instanceof PasskeyFailure)) return <CallFailure failure={failure} />;
  return <Notice look="problem">{phrases.passkeyFailed}</Notice>;
}
