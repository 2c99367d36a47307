import type { CatalogueDraft } from "@rendezvous/contract/office/catalogue-draft";
import { useQueryClient } from "@tanstack/react-query";
import { createStore, useStore } from "zustand";
import { setAddedQuery } from "../../../lib/call-api.ts";
import { pageStorage } from "../../../lib/storage.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { KINDS } from "./kinds.ts";

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

/** The calls that read and write a draft's data: all of them send its id, whichever form makes them. */
const CALLS = new Set<string>([
  ...Object.keys(KINDS).flatMap((kind) => [
    `GET /groups/{id}/${kind}.records`,
    `POST /groups/{id}/${kind}`,
    `GET /groups/{id}/${kind}/{recordId}`,
    `PUT /groups/{id}/${kind}/{recordId}`,
  ]),
  ...["settings", "forms.records", "website"].flatMap((single) => [
    `GET /groups/{id}/${single}`,
    `PUT /groups/{id}/${single}`,
  ]),
  "PUT /groups/{id}/calendars.hours",
  "GET /groups/{id}/texts",
]);

setAddedQuery((route, groupId) => {
  const { draft } = store.getState();
  return draft && draft.groupId === groupId && CALLS.has(route) ? { draft_id: draft.id } : null;
});

/** Sets the working draft, also for reloads of this tab; null: none. */
export function setWorkingDraft(draft: WorkingDraft | null): void {
  if (draft) pageStorage.setItem(STORED, JSON.stringify(draft));
  else pageStorage.removeItem(STORED);
  store.setState(({ turn }) => ({ draft, turn: turn + 1 }));
}

/** Called when the draft no longer exists although the person has not left it: unsaved input stays, and data is fetched again. */
function loseWorkingDraft(): void {
  pageStorage.removeItem(STORED);
  store.setState({ draft: null });
}

export function useLoseDraft(): () => void {
  const queryClient = useQueryClient();
  return () => {
    loseWorkingDraft();
    void queryClient.invalidateQueries();
  };
}

/** Returns a number that changes with each switch, to remount forms of the previous draft. */
export function useDraftTurn(): number {
  return useStore(store).turn;
}

/** Returns null if changes are saved to the published catalogue. */
export function useWorkingDraft(): WorkingDraft | null {
  const { group } = useLoadedGroup();
  const { draft } = useStore(store);
  return draft?.groupId === group.id ? draft : null;
}

/** The first parts of query keys that do not depend on drafts. */
const BESIDE: ReadonlySet<string> = new Set(["group", "catalogue", "draft", "drafts"]);

/**
 * Returns a function that switches to a draft, or with null to the published catalogue. It clears the cached data of the other
 * one.
 */
export function useWorkOn(): (draft: Pick<CatalogueDraft, "id" | "name"> | null) => void {
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  return (draft) => {
    queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => !BESIDE.has(String(name)) });
    setWorkingDraft(draft && { id: draft.id, name: draft.name, groupId: group.id });
  };
}
