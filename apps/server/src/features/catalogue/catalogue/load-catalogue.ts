import { profileOf } from "@rendezvous/domain/deployment/profile";
import { isAntsService } from "@rendezvous/domain/sequence/ants-service";
import type { Context } from "../../../http/context.ts";
import type { AuthorizedGroupId } from "../../../http/authorized-group.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Queryable } from "../../../lib/database/database.ts";
import { type CachedRecords, loadStoredCatalogue } from "./data.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";

// A changed group is a new object, so this can never answer an older catalogue for a newer group.
const cache = new WeakMap<GroupRecord, Promise<StoredCatalogue>>();

/**
 * What each process knows of its groups' records, so that a change of one has only that one read and compiled anew: a large group's
 * thousands of exceptions keep everybody waiting for half a second (bench/README.md).
 */
const lastRead = new WeakMap<Context["groups"], Map<number, CachedRecords>>();
const MAX_GROUPS = 500;

/** Where a catalogue is read: the pool, or the connection of a transaction that changes it. */
export interface CatalogueContext extends Pick<Context, "groups"> {
  readonly db: Queryable;
}

/** What the group publishes, from memory while the group is unchanged. Identity documents are dealt with in their own deployment alone. */
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
  const last = lastRead.get(groups) ?? new Map<number, CachedRecords>();
  lastRead.set(groups, last);
  const { stored, records } = await loadStoredCatalogue(db, groupId, last.get(groupId));
  last.delete(groupId);
  last.set(groupId, records);
  if (last.size > MAX_GROUPS) last.delete(last.keys().next().value!);
  return stored;
}

/** For a group that is not stored as it is. */
export function keepStoredCatalogue(group: GroupRecord, stored: StoredCatalogue): void {
  cache.set(group, Promise.resolve(toOffered(group, stored)));
}

function toOffered(group: GroupRecord, stored: StoredCatalogue): StoredCatalogue {
  return profileOf(group.fields.deployment).offersIdentityDocuments
    ? stored
    : withoutIdentityDocuments(stored);
}

/** Nor is any pack that holds one. */
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
