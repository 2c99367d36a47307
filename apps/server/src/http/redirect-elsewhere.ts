import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The proxy learns of a moved group within a fraction of a second. */
const PROXY_LEARNS_WITHIN_MS = 400;

/**
 * Redirects a request for a group of another cell to the same address, from where the proxy leads it to that cell. If the address
 * does not name the group, the group's id is added; if it does, the group has just moved.
 */
export async function redirectElsewhere(
  request: FastifyRequest,
  response: FastifyReply,
  groupId: number,
): Promise<FastifyReply> {
  const [path, query = ""] = request.originalUrl.split("?", 2) as [string, string?];
  const isNamed = !path.startsWith("/api/") || /\/groups\/[^/]/.test(path) || /(^|&)group_id=/.test(query);
  if (isNamed) await sleep(PROXY_LEARNS_WITHIN_MS);
  const address = isNamed
    ? request.originalUrl
    : `${path}?${[query, `group_id=${groupId}`].filter(Boolean).join("&")}`;
  return response.code(307).headers({ location: address, "cache-control": "no-store" }).send();
}
