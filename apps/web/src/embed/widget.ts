/** What a snippet or a call asks for. */
export interface Widget {
  /** The booking page, as a link leads to it; its query is the visitor's way through the booking. */
  readonly address: URL;
  /** Names the frame and its dialog for whoever hears the page. */
  readonly title: string;
  /** The group's main colour, and what is read on it. */
  readonly color: string;
  readonly textColor: string;
  /** Of the few words that this script says itself. */
  readonly language: string;
  /** Pixels that an inline booking takes at least. */
  readonly minHeight: number;
  readonly side: string;
  readonly scheme: "light" | "dark";
  /** Where the host hears of what happens; null: at the frame. */
  readonly element: EventTarget | null;
}

export interface Asked {
  readonly url: string;
  readonly title?: string | undefined;
  readonly color?: string | undefined;
  readonly textColor?: string | undefined;
  readonly minHeight?: string | number | undefined;
  readonly side?: string | undefined;
}

/** null for what is no web address: it is never opened in a frame. */
export function toWidget(asked: Asked, element: EventTarget | null, language: string): Widget | null {
  const address = URL.canParse(asked.url, document.baseURI) ? new URL(asked.url, document.baseURI) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const color = asked.color || "#1d5fd1";
  const scheme = schemeOf(address);
  return {
    address: framed(address, scheme),
    scheme,
    title: asked.title?.trim() || address.hostname,
    color,
    textColor: asked.textColor || "#fff",
    language: address.searchParams.get("locale") || language || navigator.language,
    minHeight: Number(asked.minHeight) || 640,
    side: asked.side === "left" ? "left" : "right",
    element,
  };
}

/** Light or dark as the link says, else as the host's page is: a booking is a part of it. */
function schemeOf({ search }: URL): "light" | "dark" {
  const asked = /[?&]styles[^=&]*=[^&]*(light|dark)/.exec(search)?.[1];
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isDark =
    colorScheme.includes("dark") &&
    (!colorScheme.includes("light") || matchMedia("(prefers-color-scheme: dark)").matches);
  return asked === "dark" || (asked === undefined && isDark) ? "dark" : "light";
}

/** The host has a header and a footer of its own; what the link itself says of them comes first and counts. A ground of its own says how dark it is. */
function framed(address: URL, scheme: string): URL {
  const own = address.search ? `${address.search}&` : "?";
  const look = /content_bg|background/.test(own) ? "" : `&styles=${scheme}`;
  const url = new URL(address);
  url.search = `${own}noheader=1&nofooter=1${look}`;
  return url;
}

/** Tells the host's page, there and in the whole document. */
export function tell(target: EventTarget, name: string, detail?: object): void {
  target.dispatchEvent(new CustomEvent(`rendezvous:${name}`, { detail, bubbles: true }));
}
