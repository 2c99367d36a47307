import { Button } from "../../components/button.tsx";
import { Message } from "../../components/message.tsx";
import { reloadKeepingDraft } from "../../lib/leave-page.ts";
import { usePhrases } from "../../lib/phrases.ts";

/** Shown after an unexpected failure; the visitor's answers are still in the tab's storage. */
export function ErrorScreen() {
  const phrases = usePhrases();
  // A step that was never opened before cannot be loaded while the network is down.
  const text = navigator.onLine ? phrases.error.text : phrases.error.network;
  return (
    <Message title={phrases.error.heading} text={text}>
      <Button look="main" onClick={reloadKeepingDraft}>
        {phrases.error.reload}
      </Button>
    </Message>
  );
}
