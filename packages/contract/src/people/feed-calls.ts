import { FEED_CONTENTS } from "@rendezvous/domain/feed/feed-contents";
import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { id } from "../ground/wire-values.ts";

const content = z.enum(FEED_CONTENTS);

const feed = z.object({
  id: z.number().int(),
  /** null: a client's feed of their own appointments. */
  calendar_id: z.number().int().nullable(),
  /** Shown of each appointment: only that the time is busy, its service, or service and client. */
  content,
  /** RFC 3339, like the other time below. */
  created_at: z.string(),
  /** Who created it, if it was a professional. */
  by: z.string().nullable(),
  last_used_at: z.string().nullable(),
});
export type Feed = z.infer<typeof feed>;

const list = "/groups/{id}/feeds";

/** Private addresses of calendar files, to which calendar programs subscribe. */
export const feedEndpoints = {
  listFeeds: defineEndpoint({
    method: "GET",
    paths: { v3: list },
    right: "make_feeds",
    reply: z.object({ feeds: z.array(feed) }),
    summary: "The caller's own calendar feeds, the newest first; for owners, the feeds of all professionals",
  }),
  createFeed: defineEndpoint({
    method: "POST",
    paths: { v3: list },
    right: "make_feeds",
    creates: true,
    /** `calendar_id`: of a professional's feed; a client's has none, and no `client`. */
    body: z.object({ feed: z.object({ calendar_id: id.nullish(), content }) }),
    /** `url`: shown only in this answer; the server stores only the hash of its token. */
    reply: z.object({ feed: feed.extend({ url: z.string() }) }),
    summary: "A new private address of a calendar file: of a calendar, or of a client's appointments",
    example: { feed: { calendar_id: 15, content: "service" } },
    refusals: ["invalid_calendar", "full"],
  }),
  deleteFeed: defineEndpoint({
    method: "DELETE",
    paths: { v3: `${list}/{feedId}` },
    right: "make_feeds",
    reply: z.object({ feed }),
    summary: "Delete a feed; its address stops working at once",
  }),
};
