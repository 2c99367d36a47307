import type { SignedIn } from "@rendezvous/contract/session";

/** In a frame of someone else's page a provider cannot be shown, and the browser keeps cookies back. */
export function isFramed(): boolean {
  return window.parent !== window;
}

interface SessionMessage {
  readonly rendezvous: "sso";
  readonly urlname: string;
  readonly answer: SignedIn;
}

const ANSWERED_WITHIN_MS = 1500;

/** The frame of ours that opened this window; null where there is none, or the provider has cut the two apart. */
function findOpener(): Window | null {
  try {
    const opener = window.opener as Window | null;
    return opener && opener.parent !== opener && opener.location.origin === location.origin ? opener : null;
  } catch {
    return null;
  }
}

/** Hands a session to the frame that opened this window; false when no frame takes it. */
export async function sendSessionToOpener(urlname: string, answer: SignedIn): Promise<boolean> {
  const opener = findOpener();
  if (opener === null) return false;
  const { port1, port2 } = new MessageChannel();
  const message: SessionMessage = { rendezvous: "sso", urlname, answer };
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(resolve, ANSWERED_WITHIN_MS, false);
    // Only a page of the same origin may read it.
    opener.postMessage(message, location.origin, [port2]);
  });
}

/** Waits in a frame for the session of a window that it opened. Answers how to stop. */
export function receiveSession(urlname: string, take: (answer: SignedIn) => void): () => void {
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
