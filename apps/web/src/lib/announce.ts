type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Announces a text in the live region without moving the focus. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
