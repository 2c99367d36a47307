/**
 * The first message from the host page to our frame, after the frame has loaded, with a port attached. docs/embedding.md,
 * "Messages"
 */
export interface ConnectMessage {
  readonly rendezvous: "connect";
}

/** Messages from the host page through that port. */
export interface HostMessage {
  readonly type: "autoresize";
  readonly active: boolean;
}

/** Messages to the host page. They never contain a person's name or address. */
export type FrameMessage =
  | { readonly type: "height"; readonly height: number }
  | { readonly type: "page_view"; readonly page: string }
  /** `price` is in minor units; null if the group shows no prices. */
  | {
      readonly type: "conversion";
      readonly appointments: number;
      readonly price: number | null;
      readonly currency: string;
    }
  /** Escape was pressed, and nothing in the frame handled it. */
  | { readonly type: "close" };
