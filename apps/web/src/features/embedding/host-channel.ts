import type { FrameMessage, HostMessage } from "@rendezvous/contract/embed-messages";
import { OWN_SEGMENTS } from "@rendezvous/contract/own-segments";
import { mayEmbed } from "@rendezvous/domain/embedding/may-embed";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import type { RouterHistory } from "@tanstack/history";
import { onBooked } from "./booked-event.ts";
import { reportHeight } from "./report-height.ts";

/**
 * Opens the channel to the page around this frame: the port that came with its first message, so that no other page can
 * listen, and only if that page may embed this group. See docs/embedding.md, "Messages"
 */
export function openHostChannel(
  { origin, ports: [port] }: MessageEvent,
  framedBy: readonly string[],
  history: RouterHistory,
): void {
  if (port === undefined || !mayEmbed(origin, [location.host, ...framedBy])) return;
  const send = (message: FrameMessage) => port.postMessage(message);
  let stop: (() => void) | null = null;
  function setAutoresize(active: boolean): void {
    stop?.();
    stop = active ? reportHeight((height) => send({ type: "height", height })) : null;
  }
  port.addEventListener("message", ({ data }: MessageEvent<Partial<HostMessage> | null>) => {
    if (data?.type === "autoresize") setAutoresize(data.active ?? false);
  });
  port.start();
  if (readEmbedding(location.search.slice(1)).autoresize) setAutoresize(true);
  tellPages(history, (page) => send({ type: "page_view", page }));
  onBooked(send);
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && !isSomethingOpen()) send({ type: "close" });
  });
}

/** Reports the shown page, now and whenever it changes; addresses that only redirect are left out. */
function tellPages(history: RouterHistory, tell: (page: string) => void): void {
  let told = "";
  function tellNew(): void {
    const page = shownPage(history.location.pathname);
    if (page !== "" && page !== "book" && page !== told) tell(page);
    told = page;
  }
  history.subscribe(tellNew);
  tellNew();
}

/**
 * For instance `book/slots` or `login`: without the group. Only known pages are named, because a path may contain
 * anything.
 */
function shownPage(pathname: string): string {
  const [first = "", ...rest] = pathname.split("/").filter((part) => part !== "");
  const page = OWN_SEGMENTS.includes(first) ? first : rest.join("/");
  return /^(?:[a-z_]+(?:\/[a-z_]+)?)?$/.test(page) ? page : "not_found";
}

/** Escape closes what is open; this runs before that. */
function isSomethingOpen(): boolean {
  return document.querySelector("dialog[open], :popover-open, [aria-haspopup][aria-expanded=true]") !== null;
}
