import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "./context.ts";

/** Returns the group, or null if there is none; throws GroupElsewhere if another cell has it. */
export async function findGroupHere(
  { cells, groups }: Context,
  groupId: number,
): Promise<GroupRecord | null> {
  const group = await groups.find(groupId);
  if (!group) await cells?.refuseElsewhere("group_id", groupId);
  return group;
}
