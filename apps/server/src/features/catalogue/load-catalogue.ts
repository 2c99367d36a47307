import type { Context } from "../../context.ts";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { GroupRecord } from "../group/group-record.ts";
import { loadStoredCatalogue } from "./data.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";

// A changed group is a new object, so this can never answer an older catalogue for a newer group.
const kept = new WeakMap<GroupRecord, Promise<StoredCatalogue>>();

/** What the group publishes, from memory while the group is unchanged. */
export function findStoredCatalogue(
  context: Context,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
): Promise<StoredCatalogue> {
  const known = kept.get(group);
  if (known) return known;
  const loading = loadStoredCatalogue(context.db, groupId);
  kept.set(group, loading);
  loading.catch(() => kept.delete(group));
  return loading;
}
