import { Button } from "../../components/button.tsx";
import { Message } from "../../components/message.tsx";
import { reloadKeepingDraft } from "../../lib/leave-page.ts";
import { usePhrases } from "../../lib/phrases.ts";

/** An unexpected failure; what was typed is in the tab's storage. */
export function ErrorScreen() {
  const phrases = usePhrases();
  // A step that was never opened before cannot come without the network.
  const text = navigator.onLine ? phrases.error.text : phrases.error.network;
  return (
    <Message title={phrases.error.heading} text={text}>
      <Button look="main" onClick={reloadKeepingDraft}>
        {phrases.error.reload}
      </Button>
    </Message>
  );
}
