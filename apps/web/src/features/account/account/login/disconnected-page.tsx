import { Message } from "../../../../components/message.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";

/** Shown after the logout of a chain store's client who came through the store's own page. */
export function DisconnectedPage() {
  const phrases = useLazyPhrases("account").disconnected;
  return (
    <Message title={phrases.heading} text={phrases.text}>
      {null}
    </Message>
  );
}
