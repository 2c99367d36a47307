import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { isDatabaseAway } from "../lib/database/database-away.ts";
import { isAccessKey } from "./access-key.ts";
import { findToken } from "./find-caller.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type Session, VISITOR } from "@rendezvous/domain/permission/session";

const PREFLIGHT_HEADERS = {
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers":
    "Content-Type, Authorization, Idempotency-Key, If-Match, If-None-Match, X-Request-Id",
  "access-control-max-age": "600",
};

const EXPOSED = {
  "access-control-expose-headers":
    "Age, ETag, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Warning, X-Request-Id",
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function isOwn(context: Context, origin: string): boolean {
  return origin === new URL(context.config.publicUrl).origin;
}

/** The calls of the operators' pages, which no other site may make. */
function isOperatorCall({ url }: FastifyRequest): boolean {
  return /^\/api\/v3\/operator(?:[/?]|$)/.test(url);
}

/** Whether the request does not come from another site's page. Programs send neither header. */
export function isFromOwnPage(context: Context, { headers }: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site = "none" } = headers;
  return (origin === undefined || isOwn(context, origin)) && (site === "none" || site === "same-origin");
}

/** Only the group's own sites may call with credentials; before the group is determined, any group's own site. */
export async function isAllowedOrigin(
  context: Context,
  origin: string,
  group: GroupRecord | null,
): Promise<boolean> {
  if (isOwn(context, origin)) return true;
  const host = hostOf(origin);
  if (host === null) return false;
  if (group) return group.siteHosts.has(host);
  // False while the database is away: a call whose group is in memory is checked again once the group is determined.
  return context.groups.hasSite(host).catch((error: Error) => {
    if (isDatabaseAway(error)) return false;
    throw error;
  });
}

/** `session`: of the call, once it is known; a page of a site that an access key names may read the answer. */
export async function allowOrigin(
  context: Context,
  request: FastifyRequest,
  response: FastifyReply,
  group: GroupRecord | null,
  session: Session = VISITOR,
): Promise<void> {
  const { origin } = request.headers;
  if (origin === undefined) return;
  // An origin allowed before the group was determined may belong to another group's site.
  for (const name of ["access-control-allow-origin", "access-control-allow-credentials"])
    response.removeHeader(name);
  if (session.kind === "pro" && session.origins?.includes(origin)) {
    allowWithoutCredentials(response, origin);
    return;
  }
  if (isOperatorCall(request) ? !isOwn(context, origin) : !(await isAllowedOrigin(context, origin, group)))
    return;
  response.headers({
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    ...EXPOSED,
  });
}

function allowWithoutCredentials(response: FastifyReply, origin: string): void {
  response.headers({ "access-control-allow-origin": origin, ...EXPOSED });
}

/**
 * Lets a page read why its call is refused, such as a missing scope, the end of its key or too many calls, if the access key of
 * the call names the page's site. Reads one row, and only for calls with a key from another site's page.
 */
export async function allowOriginOfKey(
  context: Context,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<void> {
  const { origin } = request.headers;
  const token = findToken({}, request.headers);
  if (origin === undefined || token === undefined || !isAccessKey(token)) return;
  const accessKey = await context.accessKeys.find(token);
  if (accessKey?.origins?.includes(origin)) allowWithoutCredentials(response, origin);
}

/** Answers OPTIONS, mainly a browser's CORS preflight. `allow` lists the methods. */
export async function answerPreflight(
  context: Context,
  request: FastifyRequest,
  response: FastifyReply,
  allow: string,
): Promise<FastifyReply> {
  const groupId = /^\/api\/v\d\/groups\/(\d{1,10})\//.exec(request.url)?.[1];
  const group = groupId === undefined ? null : await context.groups.find(Number(groupId));
  await allowOrigin(context, request, response, group);
  // The browser sends the access key only once it may, so any key may name the site.
  const { origin, "access-control-request-headers": names = "" } = request.headers;
  const isKeys = /\bauthorization\b/i.test(names) && !isOperatorCall(request);
  if (origin !== undefined && isKeys && !response.hasHeader("access-control-allow-origin"))
    if (await context.accessKeys.hasOrigin(origin)) response.header("access-control-allow-origin", origin);
  if (response.hasHeader("access-control-allow-origin")) response.headers(PREFLIGHT_HEADERS);
  return response.code(204).header("allow", allow).send();
}
