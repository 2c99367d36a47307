import type { FastifyRequest } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** What any site may frame: a group's home page, its booking and its map, and the messages beside them. */
const FOR_EVERYBODY = /^\/(?!set_password)(?:[^/]*\/?|[^/]+\/(?:home\/?|(?:book|map)(?:\/.*)?))$/;

/**
 * Whose frames may show the page, as `frame-ancestors` says it. The booking: anybody's, unless the group names hosts. On the pages
 * of an account a stranger's site could lay its own picture over the buttons: only the group's own site may frame them, and a frame
 * that went there from a booking of ours.
 */
export function framedBy({ url, headers }: FastifyRequest, group: GroupRecord | null): readonly string[] {
  const path = url.split("?", 1).join("");
  const named = group?.fields.embed_hosts ?? [];
  const own = ["'self'", ...[...(group?.siteHosts ?? [])].filter((host) => /^[a-z0-9.:-]+$/i.test(host))];
  if (!FOR_EVERYBODY.test(path) && headers["sec-fetch-site"] !== "same-origin") return own;
  return named.length === 0 ? ["*"] : [...own, ...named];
}
