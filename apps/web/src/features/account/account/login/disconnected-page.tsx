import { Message } from "../../../../components/message.tsx";
import { useAccountPhrases } from "../../../../lib/phrases/lazy-phrases.ts";

/** Shown after the logout of a chain store's client who came through the store's own page. */
export function DisconnectedPage() {
  const phrases = useAccountPhrases().disconnected;
  return (
    <Message title={phrases.heading} text={phrases.text}>
      {null}
    </Message>
  );
}
