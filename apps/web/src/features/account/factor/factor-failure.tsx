import { Notice } from "../../../components/notice.tsx";
import { useFactorPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../account/call-failure.tsx";
import { PasskeyFailure } from "./passkeys.ts";

/** Says why a second factor was refused; renders nothing without a failure. */
export function FactorFailure({ failure }: { failure: unknown }) {
  const phrases = useFactorPhrases();
  if (!(failure instanceof PasskeyFailure)) return <CallFailure failure={failure} />;
  return (
    <Notice look="problem">
      <p>{phrases.passkeyFailed}</p>
    </Notice>
  );
}
