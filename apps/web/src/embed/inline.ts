import { createFrame } from "./frame.ts";
import type { Widget } from "./widget.ts";

/** So far below the window it begins to load. */
const NEAR = "400px";

/** Puts the booking in the place of its link once a visitor comes near: as high as what stands there, then as high as it needs. */
export function openInline(link: HTMLElement, widget: Widget): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      let pages = 0;
      const frame = createFrame(widget, {
        onHeight: (height) => {
          frame.style.height = `${Math.max(height, widget.minHeight)}px`;
        },
        // The next step begins at its top, and the visitor may have been far below.
        onPage: () => {
          pages += 1;
          if (pages > 1 && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
        },
      });
      frame.style.height = `${widget.minHeight}px`;
      const isFocused = document.activeElement === link;
      link.replaceWith(frame);
      if (isFocused) frame.focus();
    },
    { rootMargin: NEAR },
  );
  observer.observe(link);
}
