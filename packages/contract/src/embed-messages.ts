/** What a page around ours posts to it, once it has loaded, to the origin it knows it by; a port comes along. docs/embedding.md, "Messages" */
export interface ConnectMessage {
  readonly rendezvous: "connect";
}

/** Through that port: what the host's page may say ... */
export interface HostMessage {
  readonly type: "autoresize";
  readonly active: boolean;
}

/** ... and what it is told. A person's name or address is never among it. */
export type FrameMessage =
  | { readonly type: "height"; readonly height: number }
  | { readonly type: "page_view"; readonly page: string }
  /** `price` in minor units; null where the group shows no prices. */
  | {
      readonly type: "conversion";
      readonly appointments: number;
      readonly price: number | null;
      readonly currency: string;
    }
  /** Escape was pressed, and nothing in the frame wanted it. */
  | { readonly type: "close" };
