import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Context } from "../../http/context.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { loadStoredCatalogue } from "../catalogue/data.ts";
import { keepStoredCatalogue } from "../catalogue/load-catalogue.ts";
import { findGroup } from "../group/data.ts";
import { applyDraft } from "./apply-draft.ts";
import { authorOf } from "./author.ts";
import { changeCatalogue } from "./change-catalogue.ts";
import { lockCatalogue } from "./data.ts";
import { type DraftRow, findPreviewed, listDraftChanges } from "./drafts-data.ts";
import { ownerSession } from "./owner-session.ts";

declare module "../../http/context.ts" {
  interface Context {
    readonly previews: Previews;
  }
}

/** Groups as they will be when a draft is published. */
export interface Previews {
  /** null: no draft has this key, or it cannot be laid over what there is by now. */
  find(context: Context, group: GroupRecord, key: string): Promise<GroupRecord | null>;
}

const MOST_KEPT = 20;

export function createPreviews(): Previews {
  /** By key: a group's version and a draft's changes say whether it is still so. */
  const kept = new Map<string, { readonly state: string; readonly group: Promise<GroupRecord | null> }>();
  let made = 0;

  return {
    async find(context, group, key) {
      const groupId = group.id as AuthorizedGroupId;
      const draft = await findPreviewed(context.db, groupId, key);
      if (!draft) return null;
      const state = `${group.version} ${draft.count} ${draft.last}`;
      const known = kept.get(key);
      if (known?.state === state) return known.group;
      made += 1;
      const laid = layOver(context, group, draft, -made);
      kept.delete(key);
      kept.set(key, { state, group: laid });
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
      laid.catch(() => kept.delete(key));
      return laid;
    },
  };
}

/** Tried and taken back; `version` is nobody else's, so that no ready answer is mistaken for one of this group. */
async function layOver(
  context: Context,
  group: GroupRecord,
  draft: DraftRow,
  version: number,
): Promise<GroupRecord | null> {
  const groupId = group.id as AuthorizedGroupId;
  const author = authorOf({ context, group, groupId, session: ownerSession(group.id, draft.pro_id) });
  let laid: GroupRecord | null = null;
  await changeCatalogue(context.db, async (connection): Promise<Refusal> => {
    await lockCatalogue(connection, groupId);
    const changes = await listDraftChanges(connection, groupId, draft.id);
    const applied = await applyDraft(connection, author, changes);
    if (!applied.ok) return applied;
    const found = await findGroup(connection, groupId);
    laid = found && { ...found, version };
    if (laid) keepStoredCatalogue(laid, await loadStoredCatalogue(connection, groupId));
    // Not refused, only taken back.
    return refuse("draft_preview");
  });
  return laid;
}
