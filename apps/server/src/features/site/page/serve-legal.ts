import { textParameter } from "@rendezvous/domain/embedding/read-values";
import { readBracketQuery } from "@rendezvous/domain/query/bracket-query";
import { trackingCompaniesOf } from "@rendezvous/domain/tracking/consent";
import { trackersOf } from "@rendezvous/domain/tracking/tracker";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../http/context.ts";
import { queryTextOf } from "../../../http/input/query-text.ts";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { escapeHtml } from "../../../lib/html.ts";
import { findGroupByUrlname } from "../../catalogue/group/read-group.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { sendAsset } from "./serve-assets.ts";
import type { WebBuild } from "./web-build.ts";

/** The paragraph about tracking is a comment in the page, because most groups do not track. */
const TRACKED = /<!-- tracked: (.*?) -->/s;

function trackingCompanies({ fields, inactive }: GroupRecord): readonly string[] {
  const trackers = inactive ? [] : trackersOf(fields);
  const pixel = trackers.find(({ service }) => service === "meta_pixel");
  return trackingCompaniesOf({
    tracking_tags: trackers.filter((tracker) => tracker !== pixel),
    facebook_pixel_id: pixel?.id ?? null,
  });
}

/** Returns the page for a group's visitors: it names the companies that learn of their visits, and its links keep the group. */
function ofTrackingGroup(html: string, group: GroupRecord, companies: readonly string[]): string {
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? "en";
  const names = new Intl.ListFormat(language).format(companies);
  const fillIn = (text: string) =>
    text.replace("{group}", () => escapeHtml(group.name)).replace("{companies}", () => names);
  return html
    .replace(TRACKED, (_, text: string) => fillIn(text))
    .replaceAll(/href="(\/legal\/\w+\.\w+\.html)"/g, `href="$1?group=${encodeURIComponent(group.urlname)}"`);
}

/** Serves the terms of use and similar pages; `?group=` is the group that the reader comes from. */
export function serveLegal(app: FastifyInstance, context: Context, build: WebBuild): void {
  app.get("/legal/:name", { onRequest: createPageLimit(context) }, async (request, response) => {
    const { name } = request.params as { name: string };
    const asset = build.legal.get(name);
    if (asset === undefined) return sendRefusal(request, response, refuse("not_found"));
    const urlname = textParameter(readBracketQuery(queryTextOf(request.url)).query, "group");
    const html = asset.plain.toString("utf8");
    const group = urlname !== "" && TRACKED.test(html) ? await findGroupByUrlname(context, urlname) : null;
    const companies = group === null ? [] : trackingCompanies(group);
    if (group === null || companies.length === 0)
      return sendAsset(request, response, asset, "public, max-age=3600");
    return response
      .header("cache-control", "no-cache")
      .type(asset.mediaType)
      .send(ofTrackingGroup(html, group, companies));
  });
}
