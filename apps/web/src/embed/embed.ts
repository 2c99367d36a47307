// The script for other people's pages: turns their marked links into embedded bookings. See docs/embedding.md
import { closePopup, openPopup } from "./popup.ts";
import { type EmbedOptions, toWidget, type Widget } from "./widget.ts";
import { createShadow } from "./shadow.ts";
import { createFrame } from "./frame.ts";

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

const CSS = `button{position:fixed;z-index:2147483000;bottom:max(16px,env(safe-area-inset-bottom));max-width:calc(100vw - 32px);min-height:48px;padding:10px 20px;
border:0;border-radius:24px;font:600 16px/1.3 system-ui,sans-serif;cursor:pointer;box-shadow:0 4px 16px rgb(0 0 0/.3)}
button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #1f2328}
@media(forced-colors:active){button{border:1px solid}}
@media print{button{display:none}}`;

/** Replaces the link by a button that stays in a corner of the window. */
function addFloatingButton(link: HTMLElement, widget: Widget): void {
  const button = document.createElement("button");
  button.type = "button";
  button.ariaHasPopup = "dialog";
  button.textContent = widget.title;
  button.style.setProperty(widget.side, "16px");
  button.style.background = widget.color;
  button.style.color = widget.textColor;
  button.addEventListener("click", () => openPopup(widget));
  createShadow(CSS).append(button);
  link.hidden = true;
}

/** How far below the window the booking starts to load. */
const NEAR = "400px";

/**
 * Shows the booking in place of the link once it is near the viewport: first as high as the placeholder, then as high as its
 * content, unless the content scrolls. The link returns as long as the booking sends no message.
 */
function openInline(link: HTMLElement, widget: Widget): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      let pages = 0;
      const fit = (height: number) => {
        frame.style.height = `${Math.max(height, widget.minHeight)}px`;
      };
      const frame = createFrame(widget, {
        onSpoken: (hasSpoken) => {
          frame.hidden = !hasSpoken;
          link.hidden = hasSpoken;
        },
        ...(!widget.isScrolled && { onHeight: fit }),
        // The next step begins at its top; the visitor may have scrolled far below.
        onPage: () => {
          pages += 1;
          if (pages > 1 && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
        },
      });
      fit(0);
      const isFocused = document.activeElement === link;
      link.hidden = true;
      link.after(frame);
      if (isFocused) frame.focus();
    },
    { rootMargin: NEAR },
  );
  observer.observe(link);
}
