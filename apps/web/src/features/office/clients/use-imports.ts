import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import type { ImportKind } from "@rendezvous/domain/fiche-import/match-columns";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { FICHES_KEY } from "../../ground/fiche/use-fiches.ts";

const LOOK_AGAIN_MS = 700;

const queryKeyOf = (groupId: number) => ["fiche-imports", groupId] as const;

export const isWorking = ({ state }: FicheImport): boolean =>
  state === "checking" || state === "importing" || state === "undoing";

/** Returns the imports of the group, the newest first; read again while one is at work. */
export function useImports() {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: queryKeyOf(group.id),
    queryFn: async ({ signal }) =>
      (await callApi("GET /groups/{id}/fiche_imports", { path: { id: group.id }, signal })).fiche_imports,
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? LOOK_AGAIN_MS : false),
    staleTime: 0,
  });
}

/** Returns a function that reads the imports again. */
export function useImportRefresh(): () => Promise<void> {
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  return async () => {
    // The import has changed the list of clients too.
    void queryClient.invalidateQueries({ queryKey: [FICHES_KEY, group.id] });
    await queryClient.invalidateQueries({ queryKey: queryKeyOf(group.id) });
  };
}

/** Returns a mutation of an import, after which the list is read again. */
export function useImportMutation<Variables>(
  change: (variables: Variables, groupId: number) => Promise<unknown>,
) {
  const { group } = useLoadedGroup();
  const refresh = useImportRefresh();
  return useSingleFlightMutation<unknown, Variables>({
    mutationFn: (variables) => change(variables, group.id),
    onSettled: refresh,
  });
}

interface Upload {
  readonly file: File;
  readonly kind: ImportKind;
}

/** Uploads a file. */
export async function uploadFile({ file, kind }: Upload, groupId: number): Promise<unknown> {
  const content = await toBase64(file);
  return callApi("POST /groups/{id}/fiche_imports", {
    path: { id: groupId },
    body: { fiche_import: { name: file.name, content, kind } },
  });
}

function toBase64(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => {
    const address = typeof reader.result === "string" ? reader.result : "";
    resolve(address.slice(address.indexOf(",") + 1));
  });
  reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
  reader.readAsDataURL(file);
  return promise;
}
