import { useEffect } from "react";
import { Button } from "../../components/button.tsx";
import { Message } from "../../components/message.tsx";
import { reloadPreservingInput } from "../../lib/page/leave-page.ts";
import { usePhrases } from "../../lib/phrases/phrases.ts";

/** An unexpected failure; typed text is in the tab's storage. Without a network, retries once the network is back. */
export function ErrorScreen({ onRetry = reloadPreservingInput }: { onRetry?: () => void }) {
  const { common, error } = usePhrases();
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  // Without a network, a step that was never opened before cannot be loaded, and a reload of the page would show the browser's
  // own error.
  if (!navigator.onLine)
    return (
      <Message title={error.heading} text={error.network}>
        <Button look="main" onClick={onRetry}>
          {common.retry}
        </Button>
      </Message>
    );
  return (
    <Message title={error.heading} text={error.text}>
      <Button look="main" onClick={reloadPreservingInput}>
        {error.reload}
      </Button>
    </Message>
  );
}
