import type { PageData } from "@rendezvous/contract/site/page-data";
import { isForMembers, GROUP_PAGES } from "@rendezvous/contract/catalogue/group-pages";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import { textParameter } from "@rendezvous/domain/embedding/read-values";
import { readBracketQuery } from "@rendezvous/domain/query/bracket-query";
import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { STEP_NAMES } from "@rendezvous/domain/sequence/model";
import type { Context } from "../../../http/context.ts";
import { queryTextOf } from "../../../http/input/query-text.ts";
import { findGroupByUrlname } from "../../catalogue/group/read-group.ts";
import { toInactiveGroup } from "../../catalogue/group/to-wire-group.ts";
import { compress } from "../../../lib/compress.ts";
import { toEarlyPage } from "./early-page.ts";
import { findFirstScreen } from "./first-screen.ts";
import { frameAncestorsOf } from "./frame-ancestors-of.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { readGroupPage } from "./group-page.ts";
import { groupHead, type PageHead, headWithoutGroup, homeHead } from "./page-head.ts";
import { choosePageLocale } from "./page-locale.ts";
import { readStartPage } from "./start-page.ts";
import { writeCellCookie } from "../../../http/operator-cookie.ts";
import { hasOperators } from "../operator/operators-data.ts";
import { isOnSas } from "../../networks/sas/settings.ts";
import { renderPage } from "./render-page.ts";
import type { WebBuild } from "./web-build.ts";
import { structuredData } from "../../catalogue/website/structured-data.ts";
import { publicPageUrl, publicPageAt, pageAddress } from "./page-address.ts";

type Page = PageData["page"];

async function readPage(
  context: Context,
  group: GroupRecord | null,
  locale: string,
  embedding: Embedding,
  { path, query }: { readonly path: string; readonly query: string },
): Promise<{ page: Page; head: PageHead }> {
  if (!group) {
    const head = headWithoutGroup("", locale, embedding);
    if (path === "/") return { page: await readStartPage(context, query), head };
    return { page: { kind: path === "/new" && context.config.signUp ? "sign_up" : "unknown" }, head };
  }
  if (group.inactive && !isForMembers(path)) {
    const head = headWithoutGroup(group.name, locale, embedding);
    return { page: { kind: "inactive", group: toInactiveGroup(group) }, head };
  }
  const page = await readGroupPage(context, group, locale);
  return { page, head: groupHead(page.group, locale, embedding, context.config.publicUrl) };
}

function v3Host(context: Context, group: GroupRecord | null): string {
  const { v3Hosts } = context.config;
  const { v3Host: own } = deploymentProfileOf(group?.fields.deployment ?? "default");
  return v3Hosts[own] ?? v3Hosts.default ?? "";
}

/**
 * Returns the message for Internet Explorer in the language of the browser rather than of the page, because the user of the
 * browser can read it.
 */
function toInternetExplorer(request: FastifyRequest): string | null {
  if (!/MSIE |Trident\//.test(request.headers["user-agent"] ?? "")) return null;
  return serverPhrases(choosePageLocale(null, request, null)).earlyPage.internetExplorer;
}

async function sendPage(
  context: Context,
  build: WebBuild,
  request: FastifyRequest,
  response: FastifyReply,
  group: GroupRecord | null,
  status: number,
  { preview, isOperator = false }: { readonly preview?: string; readonly isOperator?: boolean } = {},
): Promise<FastifyReply> {
  const embedding = readEmbedding(queryTextOf(request.url));
  const locale = choosePageLocale(embedding.locale, request, group);
  const url = { path: request.url.split("?", 1).join(""), query: queryTextOf(request.url) };
  const read = await readPage(context, group, locale, embedding, url);
  const page: Page = isOperator ? { kind: "operator" } : read.page;
  const { head: plain } = read;
  const { publicUrl } = context.config;
  const head =
    group !== null && !group.sandbox && page.kind === "group" && preview === undefined
      ? publicPageHead(plain, group, page, {
          publicUrl,
          path: url.path,
          requestedLocale: embedding.locale,
          locale,
        })
      : url.path === "/"
        ? { ...plain, address: { canonical: `${publicUrl}/`, alternates: [] } }
        : plain;
  // Operators' pages call their own origin, because their cookie is valid only there.
  const apiV3Host = isOperator ? "" : v3Host(context, group);
  const { asksPartnerForSession } = deploymentProfileOf(group?.fields.deployment ?? "default");
  const sessionHost = (asksPartnerForSession && context.config.partnerSessionHost) || "";
  const data: PageData = {
    apiKey: context.installation.apiKey,
    apiV3Host,
    sessionHost,
    environment: context.config.environment,
    meetingHost: context.config.meetingHost ?? "",
    framedBy: isOperator ? ["'none'"] : frameAncestorsOf(request, group),
    mapTiles: context.config.mapTiles ?? null,
    ...(isOnSas(context.config.sas) && { isOnSas: true as const }),
    locale,
    now: context.clock.now(),
    ...(context.cells && group && { callGroup: group.id }),
    ...(preview !== undefined && { preview }),
    page,
  };
  const draw = await build.drawFirstScreen;
  const isDrawn = draw && group && preview === undefined;
  const first = isDrawn ? await findFirstScreen(context, draw, group, data, url) : null;
  const { html, policy } = renderPage(build, {
    head,
    early: toEarlyPage(page, locale, embedding, first !== null),
    first,
    data,
    v3Hosts: [apiV3Host, sessionHost].filter((host) => host !== ""),
    sandboxNote: group?.sandbox ? serverPhrases(locale).earlyPage.sandbox : null,
    internetExplorer: toInternetExplorer(request),
  });
  const { encoding, body } = await compress(html, request.headers["accept-encoding"]);
  if (encoding) response.header("content-encoding", encoding);
  return response
    .code(status)
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .header("vary", "Accept-Language, Accept-Encoding, Cookie")
    .type("text/html; charset=utf-8")
    .send(body);
}

/**
 * Serves the pages of the product, the pages of a group under the group's url name. An unknown address gets status 404 and a page
 * that says so.
 */
export function servePages(app: FastifyInstance, context: Context, build: WebBuild): void {
  const plain = (status: number) => (request: FastifyRequest, response: FastifyReply) =>
    sendPage(context, build, request, response, null, status);
  const limited = { onRequest: createPageLimit(context) };
  app.get("/", limited, plain(200));
  app.get("/new", limited, plain(context.config.signUp ? 200 : 404));
  app.get("/not_found", limited, plain(404));
  app.get("/inactive", limited, plain(200));
  app.get("/disconnected", limited, plain(200));
  // This page has no group in its path; its query names the group.
  app.get("/set_password", limited, async (request, response) => {
    const urlname = textParameter(readBracketQuery(queryTextOf(request.url)).query, "group");
    const group = urlname === "" ? null : await findGroupByUrlname(context, urlname);
    return sendPage(context, build, request, response, group, group ? 200 : 404);
  });
  const serveOperator = async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> => {
    const isThere = isOperatorPage(request.url.split("?", 1).join("")) && (await hasOperators(context.db));
    const cell = textParameter(readBracketQuery(queryTextOf(request.url)).query, "cell");
    if (isThere && cell === context.config.cell?.name)
      response.header("set-cookie", writeCellCookie(context.config, cell));
    return sendPage(context, build, request, response, null, isThere ? 200 : 404, { isOperator: isThere });
  };
  const serveGroup = async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> => {
    const { urlname } = request.params as { urlname: string };
    const group = await findGroupByUrlname(context, urlname);
    // An older group with the url name "operator" keeps its page.
    if (group === null && urlname === "operator") return serveOperator(request, response);
    const isThere = group !== null && isGroupPage(request.url.split("?", 1).join(""));
    const key = textParameter(readBracketQuery(queryTextOf(request.url)).query, "preview");
    // A draft that is published or deleted has no preview any more.
    const preview = group && key !== "" ? await context.previews.find(context, group, key) : null;
    const status = isThere ? 200 : 404;
    if (preview) return sendPage(context, build, request, response, preview, status, { preview: key });
    return sendPage(context, build, request, response, group, status);
  };
  app.get("/:urlname", limited, serveGroup);
  app.get("/:urlname/*", limited, serveGroup);
}

/** The confirmation of a registration is also a step. */
const STEP = `(?:${[...STEP_NAMES, "register_confirm"].join("|")})`;
const PATTERNS = GROUP_PAGES.map((page) => page.replace(":step", STEP).replace(/\/:\w+\?/g, "(?:/[^/]+)?"));
const PAGE = new RegExp(`^/[^/]+(?:${PATTERNS.join("|")})/?$`, "i");

function isOperatorPage(path: string): boolean {
  return /^\/operator(?:\/groups(?:\/\d+)?)?\/?$/.test(path);
}

/** Whether the web client has a screen at a path below a group's url name: "/salon/book/slots", but not "/salon/nothing". */
function isGroupPage(path: string): boolean {
  return PAGE.test(path);
}

interface PageRequest {
  readonly publicUrl: string;
  readonly path: string;
  /** `requestedLocale`: the language in the address. `locale`: the language of the page. */
  readonly requestedLocale: string | null;
  readonly locale: string;
}

/** Returns the head of a group's page, with the tags for search engines if the page is public; a closed group gets none. */
function publicPageHead(
  head: PageHead,
  group: GroupRecord,
  page: Extract<PageData["page"], { kind: "group" }>,
  { publicUrl, path, requestedLocale, locale }: PageRequest,
): PageHead {
  if (!group.isOpen) return head;
  const { website } = page.catalogue;
  const publicPage = publicPageAt(path, group.urlname, website !== null);
  if (publicPage === null) return head;
  const address = publicPageUrl(publicUrl, group, publicPage, website !== null);
  const named = { ...head, address: pageAddress(address, group, requestedLocale) };
  if (publicPage !== "home" || website === null) return named;
  const book = publicPageUrl(publicUrl, group, "book", true);
  const { group: wireGroup, catalogue } = page;
  return {
    ...homeHead(named, wireGroup, website, locale),
    structuredData: structuredData({
      group: wireGroup,
      catalogue,
      website,
      locale,
      publicUrl,
      home: address,
      book,
    }),
  };
}
