import { useEffect, useRef } from "react";
import { onBooked } from "../embedding/booked-event.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { trackingAddress } from "../../ground/group/paths.ts";

/** Returns a function that sends messages to the page in the frame; they are queued until that page has sent its port. */
function openChannel(frame: HTMLIFrameElement) {
  const pending: object[] = [];
  let port: MessagePort | undefined;
  function take({ source, data, ports }: MessageEvent<{ rendezvous?: string } | null>): void {
    if (source !== frame.contentWindow || data?.rendezvous !== "tracking") return;
    port = ports[0];
    for (const message of pending.splice(0)) port?.postMessage(message);
  }
  window.addEventListener("message", take);
  return {
    tell: (message: object) => (port ? port.postMessage(message) : pending.push(message)),
    close: () => window.removeEventListener("message", take),
  };
}

/**
 * The frame in which the group's tags run: it receives page views and conversions, and has no access to this page.
 * Removing it removes the tags.
 */
export function TrackingFrame({ urlname, page }: { urlname: string; page: string }) {
  const { heading } = useLazyPhrases("tracking");
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<ReturnType<typeof openChannel>>(null);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const opened = openChannel(frame.current);
    channel.current = opened;
    const stop = onBooked(opened.tell);
    return () => {
      stop();
      opened.close();
    };
  }, []);
  useEffect(() => {
    channel.current?.tell({ type: "page_view", page });
  }, [page]);
  return (
    <iframe
      ref={frame}
      hidden
      title={heading}
      aria-hidden="true"
      tabIndex={-1}
      sandbox="allow-scripts"
      src={trackingAddress(urlname)}
    />
  );
}
