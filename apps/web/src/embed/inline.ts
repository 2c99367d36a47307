import { createFrame } from "./frame.ts";
import type { Widget } from "./widget.ts";

/** How far below the window the booking starts to load. */
const NEAR = "400px";

/**
 * Shows the booking in place of the link once the link is near the viewport: first as high as the placeholder, then as high as
 * its content, unless the content scrolls. If the booking sends no message in time, shows the link again until one arrives.
 */
export function openInline(link: HTMLElement, widget: Widget): void {
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
