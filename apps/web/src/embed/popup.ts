import { createFrame } from "./frame.ts";
import { createShadow } from "./shadow.ts";
import { dispatchWidgetEvent, type Widget } from "./widget.ts";

/** "Close" by language; the build inserts it. */
declare const CLOSE: Readonly<Record<string, string>>;

const CSS = `dialog{box-sizing:border-box;width:min(960px,100vw - 32px);height:min(860px,100dvh - 32px);max-width:none;max-height:none;
padding:0;border:0;border-radius:16px;overflow:hidden;background:Canvas;color:CanvasText;box-shadow:0 12px 40px rgb(0 0 0/.3)}
dialog[open]{display:flex;flex-direction:column}
dialog::backdrop{background:rgb(0 0 0/.5)}
button{flex:none;align-self:flex-end;width:44px;height:44px;border:0;border-radius:10px;background:none;color:inherit;font:24px/1 system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:3px solid currentColor;outline-offset:-4px}
iframe{flex:1}
[hidden]{display:none}
a{margin:auto;padding:16px;color:inherit;font:600 18px/1.4 system-ui,sans-serif}
@media(max-width:550px){dialog{width:100vw;height:100dvh;border-radius:0}}
@media(forced-colors:active){dialog{border:1px solid}}`;

/** Dialogs by address, so that a booking that is opened again continues at the same step. */
const dialogs = new Map<string, HTMLDialogElement>();

/** Shows the booking in a dialog on the host's page. Escape closes it and returns the focus. */
export function openPopup(widget: Widget): void {
  const key = widget.address.href;
  const dialog = dialogs.get(key) ?? createDialog(widget);
  if (dialog.open) return;
  closePopup();
  dialogs.set(key, dialog);
  dialog.ariaLabel = widget.title;
  dialog.showModal();
  dispatchWidgetEvent(widget.element ?? document, "open");
}

export function closePopup(): void {
  for (const dialog of dialogs.values()) dialog.close();
}

function createDialog(widget: Widget): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  const button = document.createElement("button");
  const language = widget.language.slice(0, 2).toLowerCase();
  button.type = "button";
  button.textContent = "✕";
  button.ariaLabel = CLOSE[language] ?? CLOSE["en"] ?? "";
  const close = () => dialog.close();
  button.addEventListener("click", close);
  dialog.addEventListener("close", () => dispatchWidgetEvent(widget.element ?? document, "close"));
  dialog.style.colorScheme = widget.scheme;
  const link = document.createElement("a");
  link.href = widget.address.href;
  link.target = "_blank";
  link.textContent = widget.title;
  link.hidden = true;
  const frame = createFrame(widget, {
    onClose: close,
    onSpoken: (hasSpoken) => {
      frame.hidden = !hasSpoken;
      link.hidden = hasSpoken;
    },
  });
  dialog.append(button, link, frame);
  createShadow(CSS).append(dialog);
  return dialog;
}
