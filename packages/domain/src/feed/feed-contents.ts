import { hasRight } from "../permission/permissions.ts";
import type { Session } from "../permission/session.ts";

/** The contents that a calendar feed may have besides the times, from the least to the most. */
export const FEED_CONTENTS = ["busy", "service", "client"] as const;
export type FeedContent = (typeof FEED_CONTENTS)[number];

/** Returns what a feed may show that the session makes or has made: only professionals who may see clients see their names. */
export function feedContentsOf(session: Session, groupId: number): readonly FeedContent[] {
  const seesNames = session.kind === "pro" && hasRight("see_fiches", session, groupId);
  return seesNames ? FEED_CONTENTS : FEED_CONTENTS.filter((content) => content !== "client");
}
