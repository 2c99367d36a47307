import { openPopup } from "./popup.ts";
import { createShadow } from "./shadow.ts";
import type { Widget } from "./widget.ts";

const CSS = `button{position:fixed;z-index:2147483000;bottom:max(16px,env(safe-area-inset-bottom));max-width:calc(100vw - 32px);min-height:48px;padding:10px 20px;
border:0;border-radius:24px;font:600 16px/1.3 system-ui,sans-serif;cursor:pointer;box-shadow:0 4px 16px rgb(0 0 0/.3)}
button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #1f2328}
@media(forced-colors:active){button{border:1px solid}}
@media print{button{display:none}}`;

/** Replaces the link by a button that stays in a corner of the window. */
export function addFloatingButton(link: HTMLElement, widget: Widget): void {
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
