import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import { findGroupHere } from "../../../http/find-group-here.ts";

/** A group that changes during this many attempts is being imported repeatedly; the client must send the call later. */
const MAX_ATTEMPTS = 5;

/**
 * Runs `attempt` with the group that this process has in memory. When `attempt` returns "stale", because the group's data has
 * changed, reads the group from the database and repeats.
 */
export async function retryWhenStale<Result>(
  { context, group }: { readonly context: Context; readonly group: GroupRecord },
  attempt: (group: GroupRecord) => Promise<Result | "stale">,
): Promise<Result | Refusal> {
  let current = group;
  for (let count = 1; count <= MAX_ATTEMPTS; count++) {
    const result = await attempt(current);
    if (result !== "stale") return result;
    context.changes.announce("catalogue", group.id);
    const fresh = await findGroupHere(context, group.id);
    if (!fresh || fresh.inactive) return refuse("inactive_group");
    current = fresh;
  }
  return refuse("unavailable", { headers: { "retry-after": "1" } });
}
