import { Message } from "../../../components/message.tsx";
import { useAccountPhrases } from "../../../lib/lazy-phrases.ts";

/** Where the clients of a chain store end up who have logged out: they came through the store's own page. */
export function DisconnectedPage() {
  const phrases = useAccountPhrases().disconnected;
  return (
    <Message title={phrases.heading} text={phrases.text}>
      {null}
    </Message>
  );
}
