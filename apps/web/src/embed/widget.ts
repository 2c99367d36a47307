/** The settings of one embedded booking, from a snippet or a call. */
export interface Widget {
  /** The booking page's address, with the query of the visitor's link. */
  readonly address: URL;
  /** The accessible name of the frame and its dialog. */
  readonly title: string;
  /** The group's main colour, and the text colour on it. */
  readonly color: string;
  readonly textColor: string;
  /** The language of the few texts of this script. */
  readonly language: string;
  /** The minimum height of an inline booking, in pixels. */
  readonly minHeight: number;
  /** The booking never grows beyond this height but scrolls, so that the host's page never moves. */
  readonly isScrolled: boolean;
  readonly side: string;
  readonly scheme: "light" | "dark";
  /** The element on which the host receives events; null: the frame. */
  readonly element: EventTarget | null;
}

export interface EmbedOptions {
  readonly url: string;
  readonly title?: string | undefined;
  readonly color?: string | undefined;
  readonly textColor?: string | undefined;
  readonly minHeight?: string | number | undefined;
  readonly scroll?: string | undefined;
  readonly side?: string | undefined;
}

/** Returns null for anything but a web address, so that a frame opens no other scheme. */
export function toWidget(
  options: EmbedOptions,
  element: EventTarget | null,
  language: string,
): Widget | null {
  const address = URL.canParse(options.url, document.baseURI) ? new URL(options.url, document.baseURI) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const color = options.color || "#1d5fd1";
  const scheme = schemeOf(address);
  return {
    address: toFrameAddress(address, scheme),
    scheme,
    title: options.title?.trim() || address.hostname,
    color,
    textColor: options.textColor || "#fff",
    language: address.searchParams.get("locale") || language || navigator.language,
    minHeight: Number(options.minHeight) || 720,
    isScrolled: options.scroll === "inside",
    side: options.side === "left" ? "left" : "right",
    element,
  };
}

/** Returns light or dark as the link says, or else as the host's page is, so that the booking fits in. */
function schemeOf({ search }: URL): "light" | "dark" {
  const scheme = /[?&]styles[^=&]*=[^&]*(light|dark)/.exec(search)?.[1];
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isDark =
    colorScheme.includes("dark") &&
    (!colorScheme.includes("light") || matchMedia("(prefers-color-scheme: dark)").matches);
  return scheme === "dark" || (scheme === undefined && isDark) ? "dark" : "light";
}

/**
 * Removes the page's header and footer, since the host has its own, unless the link itself asks for them. A background
 * chosen by the link decides whether the page is dark.
 */
function toFrameAddress(address: URL, scheme: string): URL {
  const own = address.search ? `${address.search}&` : "?";
  const look = /content_bg|background/.test(own) ? "" : `&styles=${scheme}`;
  const url = new URL(address);
  url.search = `${own}noheader=1&nofooter=1${look}`;
  return url;
}

/** Dispatches an event on the element; it bubbles up to the host's document. */
export function dispatchWidgetEvent(target: EventTarget, name: string, detail?: object): void {
  target.dispatchEvent(new CustomEvent(`rendezvous:${name}`, { detail, bubbles: true }));
}
