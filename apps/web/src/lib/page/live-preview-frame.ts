import type { AnswerOf } from "@rendezvous/contract/v3-calls";

/** The name of the frame in which the back office previews a visitor's page with the unsaved changes. */
export const LIVE_PREVIEW_FRAME = "rendezvous-live";

/** Whether this page is in the preview's frame, where it has no session and no storage, and cannot book. */
export const isLivePreview =
  typeof window !== "undefined" && window.name === LIVE_PREVIEW_FRAME && parent !== window;

/** The back office's message to the frame: the server's data for the unsaved changes. */
export interface LivePreviewMessage {
  readonly rendezvous: "live";
  readonly shown: AnswerOf<"POST /groups/{id}/preview">;
  /** The address of the page that the form changes; null if any page will do. */
  readonly start: string | null;
}
