import type { FrameMessage, HostMessage } from "@rendezvous/contract/embed-messages";
import { OWN_SEGMENTS } from "@rendezvous/contract/own-segments";
import { mayEmbed } from "@rendezvous/domain/embedding/may-embed";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import type { RouterHistory } from "@tanstack/history";
import { onBooked } from "./booked-event.ts";
import { reportHeight } from "./report-height.ts";

/**
 * Talks with the page around this one through the port that came with its question, so that nobody else hears; with a page that
 * may show this one only. docs/embedding.md, "Messages"
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

/** Which page is shown, now and whenever it changes; addresses that only lead on to another are none. */
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

/** `book/slots`, `login`: without the group, and nothing that is no page of ours, for in an address anything may stand. */
function shownPage(pathname: string): string {
  const [first = "", ...rest] = pathname.split("/").filter((part) => part !== "");
  const page = OWN_SEGMENTS.includes(first) ? first : rest.join("/");
  return /^(?:[a-z_]+(?:\/[a-z_]+)?)?$/.test(page) ? page : "not_found";
}

/** Escape closes that first: by then it is still there. */
function isSomethingOpen(): boolean {
  return document.querySelector("dialog[open], :popover-open, [aria-haspopup][aria-expanded=true]") !== null;
}
