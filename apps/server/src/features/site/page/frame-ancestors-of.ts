import type { FastifyRequest } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** The pages that any site may frame: a group's home page, its booking and its map, and their messages. */
const FOR_EVERYBODY = /^\/(?!set_password)(?:[^/]*\/?|[^/]+\/(?:home\/?|(?:book|map)(?:\/.*)?))$/;

/**
 * Returns the sources for `frame-ancestors`. Any site may frame the booking, unless the group names hosts. Account pages would be
 * open to clickjacking, so only the group's own site may frame them, and a frame that came from one of our bookings.
 */
export function frameAncestorsOf(
  { url, headers }: FastifyRequest,
  group: GroupRecord | null,
): readonly string[] {
  const path = url.split("?", 1).join("");
  const named = group?.fields.embed_hosts ?? [];
  const own = ["'self'", ...[...(group?.siteHosts ?? [])].filter((host) => /^[a-z0-9.:-]+$/i.test(host))];
  if (!FOR_EVERYBODY.test(path) && headers["sec-fetch-site"] !== "same-origin") return own;
  return named.length === 0 ? ["*"] : [...own, ...named];
}
