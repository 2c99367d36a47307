import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../group/first-data.ts";

/** Shown when the account's people could not be loaded. */
export function FicheFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { phrases } = useWording();
  const { group } = useLoadedGroup();
  return (
    <Notice look="problem">
      <p>{failureText(phrases, failure, group.phone)}</p>
      <Button onClick={onRetry}>{phrases.screen.common.retry}</Button>
    </Notice>
  );
}
