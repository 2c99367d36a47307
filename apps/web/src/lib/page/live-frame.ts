import type { AnswerOf } from "@rendezvous/contract/v3-calls";

/** The name of the frame in which the back office shows a visitor's page as it would be after what is being typed. */
export const LIVE_FRAME = "rendezvous-live";

/** Whether this page is in such a frame: without a session, storing nothing, unable to book. */
export const isLiveFrame = typeof window !== "undefined" && window.name === LIVE_FRAME && parent !== window;

/** What the back office sends into the frame: what the server makes of the fields as they are typed. */
export interface LiveMessage {
  readonly rendezvous: "live";
  readonly shown: AnswerOf<"POST /groups/{id}/preview">;
  /** The page that is being changed; null where it may be any. */
  readonly start: string | null;
}
