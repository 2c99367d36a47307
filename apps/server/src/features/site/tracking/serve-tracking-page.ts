import { randomBytes } from "node:crypto";
import { trackersOf } from "@rendezvous/domain/tracking/tracker";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../http/context.ts";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { findGroupByUrlname } from "../../catalogue/group/read-group.ts";
import { frameAncestorsOf } from "../page/frame-ancestors-of.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { trackingPage } from "./tracking-page.ts";

/**
 * Serves the page that the booking page opens in a hidden frame once its visitor has consented; 404 for a group that does not
 * track.
 */
export function serveTrackingPage(app: FastifyInstance, context: Context): void {
  app.get("/:urlname/tracking", { onRequest: createPageLimit(context) }, async (request, response) => {
    const { urlname } = request.params as { urlname: string };
    const group = await findGroupByUrlname(context, urlname);
    const trackers = group === null || group.inactive ? [] : trackersOf(group.fields);
    // These headers mean that the visitor refuses tracking, even if a cached page asks for it.
    if (trackers.length === 0 || request.headers["sec-gpc"] === "1" || request.headers["dnt"] === "1")
      return sendRefusal(request, response, refuse("not_found"));
    const { html, policy } = trackingPage(
      trackers,
      randomBytes(16).toString("base64"),
      frameAncestorsOf(request, group),
    );
    return response
      .header("content-security-policy", policy)
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(html);
  });
}
