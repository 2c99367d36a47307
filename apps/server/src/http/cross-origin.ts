import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

const PREFLIGHT_HEADERS = {
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers":
    "Content-Type, Authorization, Idempotency-Key, If-Match, If-None-Match, X-Request-Id",
  "access-control-max-age": "600",
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Only the group's own sites may call with credentials; before the group is determined, any group's own site. */
export async function isAllowed(
  context: Context,
  origin: string,
  group: GroupRecord | null,
): Promise<boolean> {
  if (origin === new URL(context.config.publicUrl).origin) return true;
  const host = hostOf(origin);
  if (host === null) return false;
  if (group) return group.siteHosts.has(host);
  return context.groups.hasSite(host);
}

export async function allowOrigin(
  context: Context,
  request: FastifyRequest,
  response: FastifyReply,
  group: GroupRecord | null,
): Promise<void> {
  const { origin } = request.headers;
  if (origin === undefined) return;
  // An origin allowed before the group was determined may belong to another group's site.
  for (const name of ["access-control-allow-origin", "access-control-allow-credentials"])
    response.removeHeader(name);
  if (!(await isAllowed(context, origin, group))) return;
  response.headers({
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "ETag, Location, Retry-After, Warning, X-Request-Id",
  });
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
  if (response.hasHeader("access-control-allow-origin")) response.headers(PREFLIGHT_HEADERS);
  return response.code(204).header("allow", allow).send();
}
