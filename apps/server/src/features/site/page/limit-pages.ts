import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../http/context.ts";
import { toAddressKey } from "../../../http/find-caller.ts";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";

/**
 * Counts pages and pictures for the client's address in the same limit as API calls, because all three read from the database.
 */
export function limitPages(context: Context) {
  return async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply | undefined> => {
    const wait = context.readLimiter?.take(`page ${toAddressKey(request.ip)}`) ?? 0;
    if (wait === 0) return undefined;
    const headers = { "retry-after": String(wait) };
    return sendRefusal(request, response, refuse("too_many_requests", { headers }));
  };
}
