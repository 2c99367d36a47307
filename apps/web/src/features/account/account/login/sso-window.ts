import type { LoginAnswer } from "@rendezvous/contract/people/session";

/** Whether this page is in a frame of another site, where providers refuse to be shown and browsers block third-party cookies. */
export function isFramed(): boolean {
  return window.parent !== window;
}

interface SessionMessage {
  readonly rendezvous: "sso";
  readonly urlname: string;
  readonly answer: LoginAnswer;
}

const ANSWERED_WITHIN_MS = 1500;

/**
 * Returns the frame of this product that opened this window; null if there is none, or if the provider's page has cut the
 * connection.
 */
function findOpener(): Window | null {
  try {
    const opener = window.opener as Window | null;
    return opener && opener.parent !== opener && opener.location.origin === location.origin ? opener : null;
  } catch {
    return null;
  }
}

/** Sends a session to the frame that opened this window; returns false if no frame takes it. */
export async function sendSessionToOpener(urlname: string, answer: LoginAnswer): Promise<boolean> {
  const opener = findOpener();
  if (opener === null) return false;
  const { port1, port2 } = new MessageChannel();
  const message: SessionMessage = { rendezvous: "sso", urlname, answer };
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(resolve, ANSWERED_WITHIN_MS, false);
    // Names the origin, so that no other page can read the message.
    opener.postMessage(message, location.origin, [port2]);
  });
}

/** In a frame, waits for the session of the window that it opened. Returns a function that stops waiting. */
export function receiveSession(urlname: string, take: (answer: LoginAnswer) => void): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const data = event.data as Partial<SessionMessage> | null;
    if (event.origin !== location.origin || data?.rendezvous !== "sso" || data.urlname !== urlname) return;
    if (data.answer === undefined) return;
    event.ports[0]?.postMessage("taken");
    take(data.answer);
  };
  window.addEventListener("message", onMessage);
  return () => window.removeEventListener("message", onMessage);
}
