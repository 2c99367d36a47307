import type { Context } from "../../../http/context.ts";
import { type Refusal, refuse } from "../../../http/refusal.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** A group that still changes after this number of attempts is being imported again and again: the client may try again later. */
const MAX_ATTEMPTS = 5;

/**
 * Runs `attempt` with the group as this process knows it. While it answers "stale", because what it decided from was changed
 * meanwhile, the group is read again and the attempt repeated.
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
    const fresh = await context.groups.find(group.id);
    if (!fresh || fresh.inactive) return refuse("inactive_group");
    current = fresh;
  }
  return refuse("unavailable", { headers: { "retry-after": "1" } });
}
