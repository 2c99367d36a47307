import type { FrameMessage, HostMessage } from "@rendezvous/contract/site/embed-messages";
import { RESERVED_SEGMENTS } from "@rendezvous/contract/catalogue/own-segments";
import { mayEmbed } from "@rendezvous/domain/embedding/may-embed";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import type { RouterHistory } from "@tanstack/history";
import { onBooked } from "./booked-event.ts";
import { reportHeight } from "./report-height.ts";
import { isComposing } from "../../../lib/typing-keys.ts";

/**
 * Opens the channel to the page around this frame, over the port of its first message, so that no other page can listen, and only
 * if that page may embed this group. See docs/embedding.md, "Messages"
 */
export function openHostChannel(
  { origin, ports: [port] }: MessageEvent,
  framedBy: readonly string[],
  history: RouterHistory,
): void {
  if (port === undefined || !mayEmbed(origin, [location.host, ...framedBy])) return;
  plain.abort();
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
    const isForPage = event.key === "Escape" && !event.defaultPrevented && !isComposing(event);
    if (isForPage && !isSomethingOpen()) send({ type: "close" });
  });
}

/** A host page that opens a channel does so as soon as the frame has loaded. */
const CONNECTS_WITHIN_MS = 1000;
/** Aborted when a channel opens: stops the messages without a port, or prevents their start. */
const plain = new AbortController();

/**
 * Sends the messages without a port to a host page that only listens. They go to the host's origin only, and only until the host
 * opens a channel. See docs/embedding.md, "Messages"
 */
export async function reportToHostWithoutChannel(
  framedBy: readonly string[],
  history: RouterHistory,
): Promise<void> {
  const origin = hostOrigin();
  if (!mayEmbed(origin, [location.host, ...framedBy])) return;
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  await new Promise((resolve) => setTimeout(resolve, CONNECTS_WITHIN_MS));
  if (plain.signal.aborted) return;
  const send = ({ type, ...message }: FrameMessage) =>
    parent.postMessage({ rendezvous: type, ...message }, origin);
  const stops = [
    reportHeight((height) => send({ type: "height", height })),
    tellPages(history, (page) => send({ type: "page_view", page })),
    onBooked(send),
  ];
  plain.signal.addEventListener("abort", () => stops.forEach((stop) => stop()));
}

/** Returns the origin of the page around this frame; "" if the browser does not reveal it. */
function hostOrigin(): string {
  const [ancestor] = location.ancestorOrigins ?? [];
  return ancestor ?? (document.referrer === "" ? "" : new URL(document.referrer).origin);
}

/**
 * Reports the shown page, now and whenever it changes; leaves out addresses that only redirect. Returns a function that stops
 * reporting.
 */
function tellPages(history: RouterHistory, tell: (page: string) => void): () => void {
  let lastSent = "";
  function tellNew(): void {
    const page = shownPage(history.location.pathname);
    if (page !== "" && page !== "book" && page !== lastSent) tell(page);
    lastSent = page;
  }
  const stop = history.subscribe(tellNew);
  tellNew();
  return stop;
}

/**
 * Returns for instance `book/slots` or `login`, without the group. Only the product's own pages are named, because a path may
 * contain anything.
 */
function shownPage(pathname: string): string {
  const [first = "", ...rest] = pathname.split("/").filter((part) => part !== "");
  const page = RESERVED_SEGMENTS.includes(first) ? first : rest.join("/");
  return /^(?:[a-z_]+(?:\/[a-z_]+)?)?$/.test(page) ? page : "not_found";
}

/** Whether a dialog or popover is open, which Escape will close; called before Escape has closed it. */
function isSomethingOpen(): boolean {
  return document.querySelector("dialog[open], :popover-open, [aria-haspopup][aria-expanded=true]") !== null;
}
