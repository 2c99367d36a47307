import { hasHome } from "@rendezvous/domain/website/has-home";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { escapeHtml } from "../../../lib/html.ts";
import { findWireCatalogue } from "../../catalogue/catalogue/wire-catalogue.ts";
import { listSitemapGroups, MAX_SITEMAP_ADDRESSES } from "../../catalogue/group/data.ts";
import { findGroupByUrlname } from "../../catalogue/group/read-group.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { publicPageUrl, pageAddress } from "./page-address.ts";

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

function send(response: FastifyReply, type: string, text: string): FastifyReply {
  return response.header("cache-control", "public, max-age=3600").type(`${type}; charset=utf-8`).send(text);
}

/** Serves sitemaps and robots.txt. */
export function serveSitemaps(app: FastifyInstance, context: Context): void {
  const { publicUrl, environment } = context.config;
  const limited = { onRequest: createPageLimit(context) };
  /** Search engines must not list test environments; the API has no pages. */
  const sendRobots = (response: FastifyReply, sitemap: string) =>
    send(
      response,
      "text/plain",
      environment === "master"
        ? `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}${sitemap}\n`
        : "User-agent: *\nDisallow: /\n",
    );
  app.get("/robots.txt", limited, (_request, response) => sendRobots(response, "/sitemap.xml"));
  app.get("/sitemap.xml", limited, async (_request, response) => {
    const groups =
      (await context.cells?.listListed(MAX_SITEMAP_ADDRESSES)) ?? (await listSitemapGroups(context.db));
    const entries = groups.map(
      ({ urlname }) => `<sitemap><loc>${escapeHtml(`${publicUrl}/${urlname}/sitemap.xml`)}</loc></sitemap>`,
    );
    const index = `${DECLARATION}\n<sitemapindex ${SITEMAP}>\n${entries.join("\n")}\n</sitemapindex>\n`;
    return send(response, "application/xml", index);
  });

  /** Finds the group of the path, if it is public. */
  const ofGroup =
    (answer: (group: GroupRecord, response: FastifyReply) => Promise<FastifyReply> | FastifyReply) =>
    async (request: FastifyRequest, response: FastifyReply) => {
      const { urlname } = request.params as { urlname: string };
      const group = await findGroupByUrlname(context, urlname);
      if (group === null || group.inactive || !group.isOpen)
        return sendRefusal(request, response, refuse("not_found"));
      return answer(group, response);
    };
  // Serves the robots.txt and the sitemap of one group, for groups with a host name of their own.
  app.get(
    "/:urlname/robots.txt",
    limited,
    ofGroup(({ urlname }, response) => sendRobots(response, `/${urlname}/sitemap.xml`)),
  );
  app.get(
    "/:urlname/sitemap.xml",
    limited,
    ofGroup(async (group, response) => {
      const urls = await urlsOf(context, group);
      const set = `${DECLARATION}\n<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
      return send(response, "application/xml", set);
    }),
  );
}

/** Returns the entries of a group's pages, each in every language with links to the others. */
async function urlsOf(context: Context, group: GroupRecord): Promise<string[]> {
  const { publicUrl } = context.config;
  const { websites } = await findWireCatalogue(
    context,
    group,
    group.id as AuthorizedGroupId,
    group.fields.locale,
  );
  const isHome = hasHome(group.fields, websites[0] ?? null);
  const pages = isHome ? (["home", "book"] as const) : (["book"] as const);
  return pages.flatMap((page) => {
    const address = publicPageUrl(publicUrl, group, page, isHome);
    const { alternates } = pageAddress(address, group, null);
    const links = alternates
      .map(
        (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escapeHtml(one.address)}"/>`,
      )
      .join("");
    const addresses = alternates.length === 0 ? [address] : alternates.map((one) => one.address);
    return addresses.map((one) => `<url><loc>${escapeHtml(one)}</loc>${links}</url>`);
  });
}
