import { hasRight } from "@rendezvous/domain/permission/permissions";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { type CallInput, reply, type Refusal, type Reply } from "../../../http/call.ts";
import { isDatabaseAway } from "../../../lib/database/database-away.ts";

type Input = Pick<
  CallInput<"listAvailableTimeSlots">,
  "context" | "group" | "groupId" | "session" | "queryText"
>;

/**
 * Answers a query about free times from the cache, otherwise by `find`; while the database is away, with the last answer, marked
 * as stale. `prefix` distinguishes calls with equal queries.
 */
export async function answerFromCache(
  { context, group, groupId, session, queryText }: Input,
  prefix: string,
  find: (question: string) => Promise<Buffer | Refusal>,
): Promise<Reply<never> | Refusal> {
  // The cache key includes the session's rights; otherwise a visitor would get a professional's answer.
  const own = ownCalendars(session, groupId);
  const question = [
    prefix + queryText,
    ...(hasRight("see_unnamed", session, groupId) ? ["unnamed"] : []),
    ...(own ? [`on ${own.join()}`] : []),
  ].join(" ");
  try {
    const answer = await ((await context.slotCache.peek(group, question)) ?? find(question));
    return Buffer.isBuffer(answer) ? reply<never>(answer) : answer;
  } catch (error) {
    const last = isDatabaseAway(error as Error) ? context.slotCache.last(group, question) : undefined;
    if (!last) throw error;
    return reply<never>(last.answer, { headers: staleHeaders(last.ageSeconds) });
  }
}

/** Returns the HTTP cache headers that mark an answer as older than the loss of the database. */
function staleHeaders(ageSeconds: number): Readonly<Record<string, string>> {
  return { age: String(ageSeconds), warning: '110 rendezvous "Response is Stale"' };
}
