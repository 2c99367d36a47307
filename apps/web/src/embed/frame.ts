import type { ConnectMessage, FrameMessage, HostMessage } from "@rendezvous/contract/site/embed-messages";
import { dispatchWidgetEvent, type Widget } from "./widget.ts";

/** If the booking's frame sends no message within this time, the browser has refused to load it, or its server is down. */
const SPEAKS_WITHIN_MS = 8000;

interface FrameListeners {
  /**
   * Called once with true when the booking sends its first message, and once with false when none came in time; true may still
   * follow.
   */
  readonly onSpoken: (hasSpoken: boolean) => void;
  readonly onHeight?: (height: number) => void;
  readonly onPage?: () => void;
  readonly onClose?: () => void;
}

/**
 * The iframe of the booking. Once it has loaded, this script sends it one end of a MessageChannel, to its own origin
 * only, so no other page can read or write the messages.
 */
export function createFrame(widget: Widget, listeners: FrameListeners): HTMLIFrameElement {
  const { address, title, color, scheme, element } = widget;
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.src = address.href;
  frame.style.colorScheme = scheme;
  frame.style.border = "0";
  frame.style.width = "100%";
  // Where the frame's page is transparent, the skeleton would stay visible behind it.
  if (!/[?&]styles=transparent/.test(address.search)) frame.style.background = skeleton(color);
  let port: MessagePort | undefined;
  const timer = setTimeout(() => {
    listeners.onSpoken(false);
    dispatchWidgetEvent(element ?? frame, "error");
  }, SPEAKS_WITHIN_MS);
  frame.addEventListener("load", () => {
    frame.style.background = "";
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.addEventListener(
      "message",
      () => {
        clearTimeout(timer);
        listeners.onSpoken(true);
      },
      { once: true },
    );
    port.addEventListener("message", ({ data }: MessageEvent<FrameMessage>) => {
      if (data.type === "height") listeners.onHeight?.(data.height);
      else if (data.type === "close") listeners.onClose?.();
      else if (data.type === "page_view") {
        listeners.onPage?.();
        dispatchWidgetEvent(element ?? frame, "page_view", data);
      } else if (data.type === "conversion") dispatchWidgetEvent(element ?? frame, "booked", data);
    });
    port.start();
    frame.contentWindow?.postMessage({ rendezvous: "connect" } satisfies ConnectMessage, address.origin, [
      channel.port2,
    ]);
    if (listeners.onHeight) port.postMessage({ type: "autoresize", active: true } satisfies HostMessage);
  });
  return frame;
}

/** A placeholder in pale tones of the group's colour: a title, and cards below it. */
function skeleton(color: string): string {
  const bar = (top: number, width: string, height: number, share: number) => {
    const tone = `color-mix(in srgb, ${color} ${share}%, Canvas)`;
    return `linear-gradient(${tone}, ${tone}) 16px ${top}px / ${width} ${height}px no-repeat`;
  };
  const card = (top: number) => bar(top, "calc(100% - 32px)", 88, 8);
  return [bar(24, "50%", 28, 16), card(84), card(188), card(292), "Canvas"].join(", ");
}
