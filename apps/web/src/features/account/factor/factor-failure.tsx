import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { PasskeyFailure } from "./passkeys.ts";

/** Says why a second factor was refused; renders nothing without a failure. */
export function FactorFailure({ failure }: { failure: unknown }) {
  const phrases = useProPhrases("factor");
  if (!(failure instanceof PasskeyFailure)) return <CallFailure failure={failure} />;
  return <Notice look="problem">{phrases.passkeyFailed}</Notice>;
}
