import type { CatalogueDraft } from "@rendezvous/contract/office/catalogue-draft";
import { useQueryClient } from "@tanstack/react-query";
import { createStore, useStore } from "zustand";
import { pageStorage } from "../../../lib/storage.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

/** The draft into which the forms of this tab save. */
export interface WorkingDraft extends Pick<CatalogueDraft, "id" | "name"> {
  readonly groupId: number;
}

const STORED = "rendezvous.draft";

interface Working {
  readonly draft: WorkingDraft | null;
  /** The number of times the person has switched to another draft or to the published catalogue. */
  readonly turn: number;
}

const store = createStore<Working>(() => ({
  draft: JSON.parse(pageStorage.getItem(STORED) ?? "null") as WorkingDraft | null,
  turn: 0,
}));

/** Sets the working draft, also for reloads of this tab; null: none. */
export function setWorkingDraft(draft: WorkingDraft | null): void {
  if (draft) pageStorage.setItem(STORED, JSON.stringify(draft));
  else pageStorage.removeItem(STORED);
  store.setState(({ turn }) => ({ draft, turn: turn + 1 }));
}

/**
 * Called when the working draft no longer exists although the person has not left it. Unsaved input stays, and the catalogue is
 * fetched without the draft.
 */
function loseWorkingDraft(): void {
  pageStorage.removeItem(STORED);
  store.setState({ draft: null });
}

export function useDropDeletedDraft(): () => void {
  const queryClient = useQueryClient();
  return () => {
    loseWorkingDraft();
    void queryClient.invalidateQueries();
  };
}

/** Returns a number that changes with each switch, to remount forms of the previous draft. */
export function useDraftFormKey(): number {
  return useStore(store).turn;
}

/** Returns null if changes are saved to the published catalogue. */
export function useWorkingDraft(): WorkingDraft | null {
  const { group } = useLoadedGroup();
  const { draft } = useStore(store);
  return draft?.groupId === group.id ? draft : null;
}

/** The catalogue that the back office shows and changes. */
export interface EditedCatalogue {
  readonly groupId: number;
  /** Null: the published catalogue. */
  readonly draftId: number | null;
}

/**
 * Returns the group and the working draft, or no draft for the published catalogue. The query keys of catalogue data contain
 * both.
 */
export function useEditedCatalogue(): EditedCatalogue {
  const { group } = useLoadedGroup();
  return { groupId: group.id, draftId: useWorkingDraft()?.id ?? null };
}

/** Returns a function that switches to a draft, or with null to the published catalogue. */
export function useSwitchDraft(): (draft: Pick<CatalogueDraft, "id" | "name"> | null) => void {
  const { group } = useLoadedGroup();
  return (draft) => setWorkingDraft(draft && { id: draft.id, name: draft.name, groupId: group.id });
}
