import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { toAddressKey } from "../../../http/find-caller.ts";
import { chooseLocale } from "../../../http/locale.ts";
import { queryTextOf } from "../../../http/input/query-text.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import { openText } from "../../../lib/sealed-text.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { findGroupByUrlname } from "../../catalogue/group/read-group.ts";
import { exchangeArrival } from "./exchange-arrival.ts";
import { SSO_ARRIVAL_SECONDS, handleCallback, type SsoFailure } from "./handle-callback.ts";
import { SSO_ATTEMPT_SECONDS, startLogin } from "./start-login.ts";
import { endProviderSessions } from "./data.ts";
import { readLogoutToken } from "./read-logout-token.ts";

/** The most refused logout requests of one address in ten minutes. */
const MAX_REFUSED_LOGOUTS = 30;
const MAX_FORM_BYTES = 32 * 1024;

/**
 * Serves the login at a group's OpenID provider in the browser: `start`, `callback`, then the page fetches its `session`; the
 * provider's own logout ends at `logged_out`. These routes redirect only to the group's own pages, even if a request contains
 * another address. The provider itself calls `backchannel_logout` when someone has logged out there.
 */
export function serveSso(app: FastifyInstance, context: Context): void {
  const { publicUrl } = context.config;
  const headers = { "cache-control": "no-store" };

  function route(
    handle: (group: GroupRecord, request: FastifyRequest, response: FastifyReply) => Promise<FastifyReply>,
  ) {
    return async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> => {
      response.headers(headers);
      const { urlname } = request.params as { urlname: string };
      const group = await findGroupByUrlname(context, urlname);
      if (!group) return sendRefusal(request, response, refuse("group_does_not_exist"));
      if (group.inactive || !group.fields.sso)
        return sendRefusal(request, response, refuse(group.inactive ? "inactive_group" : "not_found"));
      return handle(group, request, response);
    };
  }
  /** Counts like any other login, but here, because these routes are pages and not calls. */
  function limit(group: GroupRecord, request: FastifyRequest): Promise<Refusal | null> {
    const address = toAddressKey(request.ip);
    return context.limits.take("login", { address, group: String(group.id) });
  }

  const start = route(async (group, request, response) => {
    const limited = await limit(group, request);
    if (limited) return sendRefusal(request, response, limited);
    const pageQuery = queryTextOf(request.url);
    const locale = localeOf(request, group, pageQuery);
    const browser = readSsoCookie("attempt", request.headers, publicUrl);
    const out = await startLogin(context, group, { pageQuery, locale, browser });
    if (!out) return response.redirect(pageAddress(group, "unavailable", pageQuery), 303);
    response.header("set-cookie", writeSsoCookie("attempt", out.browser, SSO_ATTEMPT_SECONDS, publicUrl));
    return response.redirect(out.address, 303);
  });

  const callback = route(async (group, request, response) => {
    const limited = await limit(group, request);
    if (limited) return sendRefusal(request, response, limited);
    const search = queryTextOf(request.url);
    const browser = readSsoCookie("attempt", request.headers, publicUrl);
    const locale = chooseLocale(undefined, request.headers, group);
    const back = await handleCallback(context, group, { search, browser, locale });
    if (!back.ok) return response.redirect(pageAddress(group, back.failure, back.pageQuery), 303);
    response.header("set-cookie", writeSsoCookie("arrival", back.arrival, SSO_ARRIVAL_SECONDS, publicUrl));
    return response.redirect(pageAddress(group, "done", back.pageQuery), 303);
  });

  const session = route(async (group, request, response) => {
    const arrival = readSsoCookie("arrival", request.headers, publicUrl);
    const locale = localeOf(request, group, queryTextOf(request.url));
    const arrived = await exchangeArrival(context, group, arrival, locale);
    response.header("set-cookie", writeSsoCookie("arrival", "", 0, publicUrl));
    if (!arrived.ok) return sendRefusal(request, response, arrived);
    return response.type("application/json; charset=utf-8").send(JSON.stringify(arrived.signedIn));
  });

  const loggedOut = route(async (group, request, response) => {
    const pageQuery = openState(new URLSearchParams(queryTextOf(request.url)).get("state") ?? "", context);
    const page = group.fields.store_chain ? "/disconnected" : `/${encodeURIComponent(group.urlname)}/login`;
    return response.redirect(withQuery(page, pageQuery), 303);
  });

  const backChannelLogout = route(async (group, request, response) => {
    const window = {
      key: `refused logouts of ${group.id} from ${toAddressKey(request.ip)}`,
      max: MAX_REFUSED_LOGOUTS,
      seconds: 600,
    };
    const limited = await context.limits.take("login", {}, [window]);
    if (limited) return sendRefusal(request, response, limited);
    const form = request.body instanceof URLSearchParams ? request.body : null;
    if (await handleBackchannelLogout(context, group, form?.get("logout_token") ?? null)) {
      // Only refused reports count, because one address, the provider's, reports the logouts of all users.
      await context.limits.giveBack([window]);
      return response.send();
    }
    return response.code(400).send({ error: "invalid_request" });
  });

  app.get("/:urlname/sso/start", start);
  app.get("/:urlname/sso/callback", callback);
  app.post("/:urlname/sso/session", session);
  app.get("/:urlname/sso/logged_out", loggedOut);
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MAX_FORM_BYTES },
      (_request, body: string, done) => done(null, new URLSearchParams(body)),
    );
    scope.post("/:urlname/sso/backchannel_logout", backChannelLogout);
  });
}

function localeOf(request: FastifyRequest, group: GroupRecord, query: string): string {
  return chooseLocale(new URLSearchParams(query).get("locale") ?? undefined, request.headers, group);
}

function withQuery(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}

/** Returns the address of the group's login screen, with its old query, which continues the booking or shows the error. */
function pageAddress(group: GroupRecord, outcome: SsoFailure | "done", pageQuery: string): string {
  return withQuery(
    `/${encodeURIComponent(group.urlname)}/login`,
    pageQuery === "" ? `sso=${outcome}` : `sso=${outcome}&${pageQuery}`,
  );
}

function openState(state: string, { installation }: Context): string {
  try {
    return openText(state, installation.secret, "after a logout");
  } catch {
    return "";
  }
}

/**
 * `attempt` marks the browser that leaves for the provider; `arrival` the browser that has come back, until its page has the
 * token.
 */
type SsoCookie = "attempt" | "arrival";

/** With https the prefix prevents other hosts of the same domain from setting the cookies. */
function nameOf(cookie: SsoCookie, publicUrl: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}sso_${cookie}`;
}

function readSsoCookie(cookie: SsoCookie, headers: IncomingHttpHeaders, publicUrl: string): string | null {
  const name = nameOf(cookie, publicUrl);
  const pair = (headers.cookie ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/**
 * Scripts cannot read the cookie. The way back from a provider is a link from another site, for which browsers send a `Lax`
 * cookie but no `Strict` one; the page then calls from its own site.
 */
function writeSsoCookie(cookie: SsoCookie, value: string, seconds: number, publicUrl: string): string {
  const site = cookie === "attempt" ? "Lax" : "Strict";
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${nameOf(cookie, publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${site}${secure}`;
}

/** Ends the sessions of a visitor who has logged out at the provider. Returns false for an invalid token. */
async function handleBackchannelLogout(
  context: Context,
  group: GroupRecord,
  token: string | null,
): Promise<boolean> {
  if (token === null) return false;
  const provider = await context.ssoProviders.find(group);
  if (!provider) return false;
  const read = await readLogoutToken(provider, token, context.ssoProviders.fetch);
  if (!read.ok) {
    context.log.warn({ groupId: group.id, ...read.problem }, "a back-channel logout was refused");
    return false;
  }
  await endProviderSessions(context.db, group.id, read.logout);
  return true;
}
