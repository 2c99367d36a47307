import { themeOf } from "@rendezvous/domain/theme/theme";
import { languageOf } from "@rendezvous/phrases/language";
import type { FastifyInstance } from "fastify";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { queryTextOf } from "../../../http/input/query-text.ts";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { findWireCatalogue } from "../../catalogue/catalogue/wire-catalogue.ts";
import { findGroupByUrlname } from "../../catalogue/group/read-group.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { schemesOfGroup, toColorRules } from "../page/page-head.ts";
import { choosePageLocale } from "../page/page-locale.ts";
import type { WebBuild } from "../page/web-build.ts";
import { type EmbedForm, renderEmbedPage } from "./embed-page.ts";
import { EMBED_MODES } from "./snippet.ts";

/**
 * Serves the page with the code that embeds the booking, for people who run a group's own site. No page for clients links to it.
 */
export function serveEmbedPage(app: FastifyInstance, context: Context, { embedScript }: WebBuild): void {
  const limited = { onRequest: createPageLimit(context) };
  app.get<{ Params: { urlname: string } }>("/:urlname/embed", limited, async (request, response) => {
    const group = await findGroupByUrlname(context, request.params.urlname);
    if (!group || group.inactive || !embedScript) return sendRefusal(request, response, refuse("not_found"));
    const query = new URLSearchParams(queryTextOf(request.url));
    const locale = choosePageLocale(query.get("locale"), request, group);
    const { interventions } = group.isOpen
      ? await findWireCatalogue(context, group, group.id as AuthorizedGroupId, locale)
      : { interventions: [] };
    const { publicUrl } = context.config;
    const { html, policy } = renderEmbedPage(readForm(query), {
      locale,
      address: new URL(`/${group.urlname}/book`, publicUrl).href,
      // Services sold only in packs cannot be booked alone.
      services: interventions.filter(({ only_package }) => !only_package),
      hosts: group.fields.embed_hosts.length === 0 ? [] : [...group.siteHosts, ...group.fields.embed_hosts],
      tokens: themeOf("light", group.fields.theme),
      colors: toColorRules(schemesOfGroup(group.fields.color_scheme), group.fields.theme),
      script: {
        address: new URL(`/embed/${embedScript.name}`, publicUrl).href,
        integrity: embedScript.integrity,
      },
    });
    return response
      .header("content-security-policy", policy)
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(html);
  });
}

function readForm(query: URLSearchParams): EmbedForm {
  const height = Number(query.get("height"));
  const service = Number(query.get("service"));
  return {
    mode: EMBED_MODES.find((mode) => mode === query.get("mode")) ?? "inline",
    words: (query.get("words") ?? "").trim().slice(0, 60),
    service: Number.isInteger(service) && service > 0 ? service : null,
    language: languageOf(query.get("language") ?? "") ?? "",
    header: query.get("header") === "1",
    footer: query.get("footer") === "1",
    scroll: query.get("scroll") === "1",
    minHeight: height >= 300 && height <= 3000 ? Math.round(height) : 720,
  };
}
