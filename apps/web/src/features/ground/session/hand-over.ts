import { useEffect, useState } from "react";
import { endSession, type GroupSession, sessionStoreOf, startSession } from "./session-store.ts";

/**
 * The tabs of a browser hand a professional's session on to each other, so that a link opened in a new tab needs no login. Nothing is
 * stored: the session is over when the last of the tabs is closed.
 */
type Message =
  | { readonly kind: "needed" }
  | { readonly kind: "handed"; readonly session: GroupSession }
  | { readonly kind: "ended"; readonly token: string };

/** How long another tab has to answer. */
const WAIT_MS = 300;

const channels = new Map<string, BroadcastChannel>();

/** Returns the only channel of this page, which does not receive its own messages. */
function channelOf(urlname: string): BroadcastChannel {
  const existing = channels.get(urlname);
  if (existing) return existing;
  const channel = new BroadcastChannel(`rendezvous.hand-over.${urlname}`);
  channels.set(urlname, channel);
  return channel;
}

function send(urlname: string, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channelOf(urlname).postMessage(message);
}

/**
 * Follows the other tabs of the group, and answers them. If there is no session at first, asks them for theirs, and returns true as
 * long as one may answer.
 */
export function useHandOver(urlname: string): boolean {
  const [isWaiting, setWaiting] = useState(() => sessionStoreOf(urlname).getState().session === null);
  useEffect(() => {
    const { getState } = sessionStoreOf(urlname);
    const answer = ({ data }: MessageEvent<Message>) => {
      const { session } = getState();
      if (data.kind === "needed" && session?.type === "pro" && !session.isRemembered)
        send(urlname, { kind: "handed", session });
      if (data.kind === "handed" && session === null) startSession(urlname, data.session);
      if (data.kind === "ended" && session?.token === data.token) endSession(urlname, false);
    };
    const channel = channelOf(urlname);
    channel.addEventListener("message", answer);
    return () => channel.removeEventListener("message", answer);
  }, [urlname]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    send(urlname, { kind: "needed" });
    const timer = setTimeout(setWaiting, WAIT_MS, false);
    return () => clearTimeout(timer);
  }, [urlname, isWaiting]);
  return isWaiting;
}

/** Ends the session in the tabs that it was handed on to. */
export function endInOtherTabs(urlname: string, { token }: GroupSession): void {
  send(urlname, { kind: "ended", token });
}
