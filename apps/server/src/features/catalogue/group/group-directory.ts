import type { Changes } from "../../../lib/changes.ts";
import { LIMITS_OF_A_CHECK, type Database } from "../../../lib/database/database.ts";
import { isDatabaseAway } from "../../../lib/database/database-away.ts";
import { findGroup, findGroupIdByHost, findGroupVersion } from "./data.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

declare module "../../../http/context.ts" {
  interface Context {
    readonly groups: GroupDirectory;
  }
}

/**
 * Caches the groups used last in this process's memory for at most `FRESH_MS`, and longer while the database is away. Data
 * compiled from a group is dropped with it.
 */
export interface GroupDirectory {
  find(groupId: number): Promise<GroupRecord | null>;
  /** Whether some group's website has this host name. */
  hasSite(host: string): Promise<boolean>;
}

const FRESH_MS = 900;
const MAX_GROUPS = 500;

interface Entry {
  readonly group: GroupRecord;
  readonly checkedAt: number;
}

/** Checks the version of each group at most about once a second; an announced change takes effect at once. */
export function createGroupDirectory(
  database: Database,
  changes: Changes,
  { sendsSms, cell }: Pick<GroupRecord, "sendsSms"> & { readonly cell?: string | undefined },
): GroupDirectory {
  const entries = new Map<number, Entry>();
  /** Each group as it was last read, for the time when the database is away. */
  const last = new Map<number, GroupRecord>();
  changes.listen("catalogue", (groupId) => {
    if (groupId === null) entries.clear();
    else entries.delete(groupId);
  });

  async function refresh(groupId: number, entry: Entry | undefined): Promise<GroupRecord | null> {
    // The age counts from before the query, because a change during the query must not look fresh.
    const checkedAt = performance.now();
    if (entry && (await findGroupVersion(database, groupId)) === entry.group.version) {
      // A change announced meanwhile has removed the entry.
      if (entries.get(groupId) === entry) keep(entry.group, checkedAt);
      return entry.group;
    }
    const row = await findGroup(database, groupId, last.has(groupId) ? LIMITS_OF_A_CHECK : {});
    if (!row) {
      entries.delete(groupId);
      last.delete(groupId);
      return null;
    }
    const fields = cell === undefined ? row.fields : { ...row.fields, shard: cell };
    const group = { ...row, fields, sendsSms };
    keep(group, checkedAt);
    return group;
  }

  /** The maps are in the order of use: the first group was used longest ago, and is dropped to make room. */
  function keep(group: GroupRecord, checkedAt: number): void {
    entries.delete(group.id);
    entries.set(group.id, { group, checkedAt });
    last.delete(group.id);
    last.set(group.id, group);
    for (const groups of [entries, last])
      if (groups.size > MAX_GROUPS) groups.delete(groups.keys().next().value!);
  }

  return {
    async find(groupId) {
      const entry = entries.get(groupId);
      if (entry && performance.now() - entry.checkedAt < FRESH_MS) return entry.group;
      return refresh(groupId, entry).catch((error: Error) => {
        const group = isDatabaseAway(error) ? last.get(groupId) : undefined;
        if (!group) throw error;
        return group;
      });
    },
    async hasSite(host) {
      return (await findGroupIdByHost(database, host)) !== null;
    },
  };
}
