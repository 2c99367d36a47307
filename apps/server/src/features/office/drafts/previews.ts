import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import { loadStoredCatalogue } from "../../catalogue/catalogue/data.ts";
import { setStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";
import { findGroup } from "../../catalogue/group/data.ts";
import { applyDraft } from "./apply-draft.ts";
import { type Author, toAuthor } from "../../ground/history/author.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { type DraftChange, findDraftByPreviewKey, listDraftChanges, lockOpenDraft } from "./drafts-data.ts";
import { ownerSession } from "./owner-session.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly previews: DraftPreviews;
  }
}

/** Computes groups as they will be once a draft is published. */
export interface DraftPreviews {
  /** Returns null when no draft has this key, or the draft no longer applies to the present catalogue. */
  find(context: Context, group: GroupRecord, key: string): Promise<GroupRecord | null>;
}

const MAX_CACHED = 20;

export function createDraftPreviews(): DraftPreviews {
  /** Cached by key; an entry is valid only for the same version of the group and the same changes of the draft. */
  const cache = new Map<string, { readonly state: string; readonly group: Promise<GroupRecord | null> }>();

  return {
    async find(context, group, key) {
      const groupId = group.id as AuthorizedGroupId;
      const draft = await findDraftByPreviewKey(context.db, groupId, key);
      if (!draft) return null;
      const state = `${group.version} ${draft.count} ${draft.last}`;
      const cached = cache.get(key);
      if (cached?.state === state) return cached.group;
      const session = ownerSession(group.id, draft.pro_id);
      const author = toAuthor({ context, group, groupId, session });
      const changedGroup = readGroupWithChanges(author, draft.id).then((tried) =>
        tried.ok ? tried.group : null,
      );
      cache.delete(key);
      cache.set(key, { state, group: changedGroup });
      if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
      changedGroup.catch(() => cache.delete(key));
      return changedGroup;
    },
  };
}

let previewCount = 0;

/**
 * Applies the changes of the draft, then those that are not saved, reads the group and rolls back. Refuses a draft that is deleted
 * or published. The version is unique, so that no cached answer is taken for this group.
 */
export async function readGroupWithChanges(
  author: Author,
  draftId: number | undefined,
  unsaved: readonly DraftChange[] = [],
): Promise<{ readonly ok: true; readonly group: GroupRecord } | Refusal> {
  const { context, groupId } = author;
  let changedGroup: GroupRecord | null = null;
  const refused = await transactionOrRefusal(context.db, async (connection): Promise<Refusal> => {
    if (draftId === undefined) await lockCatalogue(connection, groupId);
    else if (!(await lockOpenDraft(connection, groupId, draftId))) return refuse("not_found");
    const saved = draftId === undefined ? [] : await listDraftChanges(connection, groupId, draftId);
    const changes = [...saved, ...unsaved];
    const applied = await applyDraft(connection, author, changes);
    if (!applied.ok) return applied;
    const row = await findGroup(connection, groupId);
    previewCount += 1;
    changedGroup = row && { ...row, sendsSms: author.group.sendsSms, version: -previewCount };
    if (changedGroup)
      setStoredCatalogue(changedGroup, (await loadStoredCatalogue(connection, groupId)).stored);
    // Returns a refusal only to roll the transaction back.
    return refuse("draft_preview");
  });
  return changedGroup ? { ok: true, group: changedGroup } : refused;
}
