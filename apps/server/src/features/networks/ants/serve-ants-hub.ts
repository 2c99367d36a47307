import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../http/context.ts";
import { DATA_POLICY } from "../../../http/output/security-headers.ts";
import { createPageLimit } from "../../../http/page-limit.ts";
import { findApplications } from "./find-applications.ts";
import { findTimes } from "./find-times.ts";
import { listMeetingPoints } from "./list-meeting-points.ts";
import { readTimesQuery } from "./read-times-query.ts";

/** Serves the three calls of the national search. The token in its header is the only proof. */
export function serveAntsHub(app: FastifyInstance, context: Context): void {
  const { hubToken } = context.config.ants;
  if (hubToken === undefined) return;
  const serve = (
    name: string,
    answer: (query: URLSearchParams, response: FastifyReply) => Promise<unknown>,
  ) =>
    app.get(
      `/api/ants/${name}`,
      { onRequest: createPageLimit(context) },
      async (request: FastifyRequest, response: FastifyReply) => {
        response.headers({ "content-security-policy": DATA_POLICY, "cache-control": "no-store" });
        if (!isToken(request.headers["x-hub-rdv-auth-token"], hubToken))
          return response.status(401).send({ error: "X-HUB-RDV-AUTH-TOKEN is missing or wrong" });
        return answer(new URL(request.originalUrl, context.config.publicUrl).searchParams, response);
      },
    );
  serve("getManagedMeetingPoints", () => listMeetingPoints(context));
  serve("availableTimeSlots", async (query, response) => {
    const read = readTimesQuery(query);
    if (!read.ok) return response.status(400).send({ error: { code: 400, message: read.problem } });
    return findTimes(context, read.query);
  });
  serve("searchApplicationIds", (query) => findApplications(context, query.getAll("application_ids")));
}

/** Takes the same time for every wrong token, of any length. */
function isToken(text: string | string[] | undefined, token: string): boolean {
  return timingSafeEqual(hashOf(String(text ?? "")), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
