import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { WrittenGroupFile } from "@rendezvous/contract/office/group-file/shape";
import type { Database } from "../../../lib/database/database.ts";
import { findGroupVersion } from "../../catalogue/group/data.ts";
import { exportGroup } from "./export-group.ts";
import { importGroup, type ImportedGroup } from "./import-group.ts";
import { loadGroupFile } from "./read-group-file.ts";
import { findSandbox, saveSandbox } from "./sandbox-data.ts";

export interface SandboxCopy {
  readonly ofGroupId: number;
  /** The url name of the present sandbox, or a free one. */
  readonly urlname: string;
  /** The professional who makes the sandbox. */
  readonly proId: number;
  readonly nowMs: EpochMs;
}

/** Thrown to roll the import back, because another request has made the sandbox, or has taken its url name. */
export class SandboxRaceError extends Error {}

/** Makes the sandbox of a group what the group publishes now; records that are in both keep their ids. */
export async function copyToSandbox(
  database: Database,
  { ofGroupId, urlname, proId, nowMs }: SandboxCopy,
): Promise<ImportedGroup> {
  const present = await findSandbox(database, ofGroupId);
  const file = await exportGroup(database, ofGroupId, "nobody");
  const loaded = await loadGroupFile(toSandboxFile(file, urlname), null);
  if (!loaded.ok) return loaded;
  return importGroup(database, loaded, nowMs, {
    proId,
    alongWith: async (connection, groupId) => {
      const isNew = (await findGroupVersion(connection, groupId)) === 1;
      if (present ? present.group_id !== groupId : !isNew) throw new SandboxRaceError();
      await saveSandbox(connection, { groupId, ofGroupId, proId, now: new Date(nowMs) });
    },
  });
}

const LONGEST_NAME = 240;

/**
 * Leaves out what is the group's alone: its login provider, the host name of its site, the trackers that count its visits, and
 * the addresses that are notified. A sandbox can be used before its group is published.
 */
function toSandboxFile({ website, ...file }: WrittenGroupFile, urlname: string): object {
  const { sso: _sso, sso_login_only: _only, notices: _notices, ...group } = file.group as Fields;
  const { tracking_tags: _tags, facebook_pixel_id: _pixel, ...others } = group;
  const { domain: _domain, ...site } = (website ?? {}) as Fields;
  return {
    ...file,
    group: {
      ...others,
      urlname,
      name: `${String(group["name"]).slice(0, LONGEST_NAME)} (Sandbox)`,
      inactive: false,
    },
    ...(website && { website: site }),
  };
}

type Fields = Record<string, unknown>;
