import type { Changes } from "../../../lib/changes.ts";
import type { Database } from "../../../lib/database/database.ts";
import { findGroup, findGroupIdByHost, findGroupVersion } from "./data.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

declare module "../../../http/context.ts" {
  interface Context {
    readonly groups: GroupDirectory;
  }
}

/** Caches groups in this process's memory for at most `FRESH_MS`. */
export interface GroupDirectory {
  find(groupId: number): Promise<GroupRecord | null>;
  /** Whether some group's website has this host name. */
  hasSite(host: string): Promise<boolean>;
}

const FRESH_MS = 900;
const MAX_GROUPS = 500;

interface Entry {
  readonly group: GroupRecord;
  checkedAt: number;
}

/** Checks the version of each group at most about once a second; an announced change takes effect at once. */
export function createGroupDirectory(
  database: Database,
  changes: Changes,
  { sendsSms }: Pick<GroupRecord, "sendsSms">,
): GroupDirectory {
  const entries = new Map<number, Entry>();
  changes.listen("catalogue", (groupId) => {
    if (groupId === null) entries.clear();
    else entries.delete(groupId);
  });

  async function refresh(groupId: number, entry: Entry | undefined): Promise<GroupRecord | null> {
    // The age counts from before the query, because a change during the query must not look fresh.
    const checkedAt = performance.now();
    if (entry && (await findGroupVersion(database, groupId)) === entry.group.version) {
      entry.checkedAt = checkedAt;
      return entry.group;
    }
    const found = await findGroup(database, groupId);
    entries.delete(groupId);
    if (!found) return null;
    const group = { ...found, sendsSms };
    entries.set(groupId, { group, checkedAt });
    if (entries.size > MAX_GROUPS) entries.delete(entries.keys().next().value!);
    return group;
  }

  return {
    async find(groupId) {
      const entry = entries.get(groupId);
      if (entry && performance.now() - entry.checkedAt < FRESH_MS) return entry.group;
      return refresh(groupId, entry);
    },
    async hasSite(host) {
      return (await findGroupIdByHost(database, host)) !== null;
    },
  };
}
