import type { CatalogueDraft } from "@rendezvous/contract/catalogue-draft";
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
  /** How often the person has turned to another one, or to what is published. */
  readonly turn: number;
}

const store = createStore<Working>(() => ({
  draft: JSON.parse(pageStorage.getItem(STORED) ?? "null") as WorkingDraft | null,
  turn: 0,
}));

/** The calls that read and write what a draft lies over: whichever form makes them, they name it. */
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

/** Which one it is from now on, over reloads of this tab too; null: none. */
export function setWorkingDraft(draft: WorkingDraft | null): void {
  if (draft) pageStorage.setItem(STORED, JSON.stringify(draft));
  else pageStorage.removeItem(STORED);
  store.setState(({ turn }) => ({ draft, turn: turn + 1 }));
}

/** It is no more, and nobody here has turned away from it: what is being typed stays, and what was read is read anew. */
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

/** Another one with each turn: a form that was begun before is not the same afterwards. */
export function useDraftTurn(): number {
  return useStore(store).turn;
}

/** null: what is saved counts at once. */
export function useWorkingDraft(): WorkingDraft | null {
  const { group } = useLoadedGroup();
  const { draft } = useStore(store);
  return draft?.groupId === group.id ? draft : null;
}

/** What is known that no draft changes. */
const BESIDE: ReadonlySet<string> = new Set(["group", "catalogue", "draft", "drafts"]);

/** Begins to work on a draft, or with null on what is published. What was read of the other is forgotten. */
export function useWorkOn(): (draft: Pick<CatalogueDraft, "id" | "name"> | null) => void {
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  return (draft) => {
    queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => !BESIDE.has(String(name)) });
    setWorkingDraft(draft && { id: draft.id, name: draft.name, groupId: group.id });
  };
}
