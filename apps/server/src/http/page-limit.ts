import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { toAddressKey } from "./find-caller.ts";
import { refuse } from "./call.ts";
import { sendRefusal } from "./output/send-refusal.ts";

/**
 * Counts pages, pictures and calendar files for the client's address in the same limit as API calls, because all of them read
 * from the database.
 */
export function createPageLimit(context: Context) {
  return async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply | undefined> => {
    const wait = context.readLimiter?.take(`page ${toAddressKey(request.ip)}`) ?? 0;
    if (wait === 0) return undefined;
    const headers = { "retry-after": String(wait) };
    return sendRefusal(request, response, refuse("too_many_requests", { headers }));
  };
}
