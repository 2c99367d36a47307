// The script for other people's pages: turns their marked links into embedded bookings. See docs/embedding.md
import { addFloatingButton } from "./floating.ts";
import { openInline } from "./inline.ts";
import { closePopup, openPopup } from "./popup.ts";
import { type EmbedOptions, toWidget, type Widget } from "./widget.ts";

type Handler = (detail: unknown, target: EventTarget | null) => void;

const api = {
  /** Opens a booking in a dialog. */
  open(options: EmbedOptions): void {
    const widget = toWidget(options, document, document.documentElement.lang);
    if (widget) openPopup(widget);
  },
  close: closePopup,
  /** Events: `booked`, `page_view`, `open`, `close`, `error`. Returns a function that removes the handler. */
  on(name: string, handler: Handler): () => void {
    const listener = (event: Event) => handler((event as CustomEvent).detail, event.target);
    document.addEventListener(`rendezvous:${name}`, listener);
    return () => document.removeEventListener(`rendezvous:${name}`, listener);
  },
  /** Handles links that were added since the last call; earlier ones stay as they are. */
  scan(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "a[data-rendezvous]:not([data-is-taken])",
    )) {
      link.dataset["isTaken"] = "";
      const {
        rendezvous: mode,
        title = link.textContent,
        color,
        textColor,
        minHeight,
        scroll,
        side,
      } = link.dataset;
      const options = { url: link.href, title, color, textColor, minHeight, scroll, side };
      // An inline booking replaces the link.
      const element = mode === "inline" ? null : link;
      const widget = toWidget(options, element, link.closest<HTMLElement>("[lang]")?.lang ?? "");
      if (widget) take(link, widget);
    }
  },
};

function take(link: HTMLAnchorElement, widget: Widget): void {
  const { rendezvous: mode } = link.dataset;
  if (mode === "inline") openInline(link, widget);
  else if (mode === "button") addFloatingButton(link, widget);
  else {
    link.ariaHasPopup = "dialog";
    link.addEventListener("click", (event) => {
      // With a modifier key the visitor wants a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openPopup(widget);
    });
  }
}

declare global {
  interface Window {
    Rendezvous?: typeof api;
  }
}

// A page with several snippets runs this script several times.
window.Rendezvous ??= api;
window.Rendezvous.scan();
// The script may run before the page is parsed completely; links further down exist only afterwards.
document.addEventListener("DOMContentLoaded", () => window.Rendezvous?.scan());
