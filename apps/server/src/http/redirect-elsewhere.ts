import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The proxy learns within a fraction of a second where a moved group is. */
const PROXY_LEARNS_WITHIN_MS = 400;

/**
 * Sends a request whose group another cell has to the same address again, where the proxy leads it to that cell. An address that
 * names no group gets its id; one that names it reached this cell because the group has just moved.
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
