import { profileOf } from "@rendezvous/domain/deployment/profile";
import { isAntsService } from "@rendezvous/domain/sequence/ants-service";
import type { Context } from "../../http/context.ts";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { loadStoredCatalogue } from "./data.ts";
import type { StoredCatalogue } from "./stored-catalogue.ts";

// A changed group is a new object, so this can never answer an older catalogue for a newer group.
const kept = new WeakMap<GroupRecord, Promise<StoredCatalogue>>();

/** What the group publishes, from memory while the group is unchanged. Identity documents are dealt with in their own deployment alone. */
export function findStoredCatalogue(
  context: Context,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
): Promise<StoredCatalogue> {
  const known = kept.get(group);
  if (known) return known;
  const loading = loadStoredCatalogue(context.db, groupId).then((stored) => toOffered(group, stored));
  kept.set(group, loading);
  loading.catch(() => kept.delete(group));
  return loading;
}

/** For a group that is not stored as it is. */
export function keepStoredCatalogue(group: GroupRecord, stored: StoredCatalogue): void {
  kept.set(group, Promise.resolve(toOffered(group, stored)));
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
