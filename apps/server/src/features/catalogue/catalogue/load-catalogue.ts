import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import { isAntsService } from "@rendezvous/domain/sequence/ants-service";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { type RecordsByStamp, loadStoredCatalogue } from "./data.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";

// A changed group is a new object, so this cache never returns an older catalogue for a newer group.
const cache = new WeakMap<GroupRecord, Promise<StoredCatalogue>>();

/**
 * The records of each group in this process's memory. After a change of one record, only this record is read and compiled:
 * compiling all exceptions of a large group (thousands) blocks the process for half a second (bench/README.md).
 */
const lastRead = new WeakMap<Context["groups"], Map<number, RecordsByStamp>>();
const MAX_GROUPS = 500;

/** The connection to read from: the pool, or a transaction that changes the catalogue. */
export interface CatalogueContext extends Pick<Context, "groups"> {
  readonly db: Queryable;
}

/**
 * Returns the published catalogue, from memory while the group is unchanged. Only the deployment for identity documents offers
 * services for these.
 */
export function findStoredCatalogue(
  context: CatalogueContext,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
): Promise<StoredCatalogue> {
  const cached = cache.get(group);
  if (cached) return cached;
  const loading = load(context, groupId).then((stored) => toOffered(group, stored));
  cache.set(group, loading);
  loading.catch(() => cache.delete(group));
  return loading;
}

async function load({ db, groups }: CatalogueContext, groupId: AuthorizedGroupId): Promise<StoredCatalogue> {
  const last = lastRead.get(groups) ?? new Map<number, RecordsByStamp>();
  lastRead.set(groups, last);
  const { stored, records } = await loadStoredCatalogue(db, groupId, last.get(groupId));
  last.delete(groupId);
  last.set(groupId, records);
  if (last.size > MAX_GROUPS) last.delete(last.keys().next().value!);
  return stored;
}

/** Stores the catalogue of a preview in memory, where later reads of this group object find it. */
export function setStoredCatalogue(group: GroupRecord, stored: StoredCatalogue): void {
  cache.set(group, Promise.resolve(toOffered(group, stored)));
}

function toOffered(group: GroupRecord, stored: StoredCatalogue): StoredCatalogue {
  return deploymentProfileOf(group.fields.deployment).offersIdentityDocuments
    ? stored
    : withoutIdentityDocuments(stored);
}

/** Packs that contain a hidden service are hidden as well. */
function withoutIdentityDocuments(stored: StoredCatalogue): StoredCatalogue {
  const hidden = new Set(stored.interventions.filter(isAntsService).map(({ id }) => id));
  if (hidden.size === 0) return stored;
  return {
    ...stored,
    interventions: stored.interventions.filter(({ id }) => !hidden.has(id)),
    packs: stored.packs.filter((pack) =>
      pack.config.every((entry) => "break_time" in entry || !hidden.has(entry.intervention_id)),
    ),
  };
}
