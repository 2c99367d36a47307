import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lastingStorage } from "../../../lib/storage.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { getColumns, updateColumns } from "./api.ts";

/**
 * Returns the columns that the professional chose last. The server stores the choice; until the server answers, a copy in this
 * browser is used, so that the page is not drawn twice.
 */
export function useStoredColumns(accountId: number) {
  const { group } = useLoadedGroup();
  const name = `rendezvous.calendar.${group.urlname}.${accountId}`;
  const queryKey = ["calendar-columns", group.id, accountId];
  const queryClient = useQueryClient();
  const [stored] = useState(() => parseIdList(lastingStorage.getItem(name)));
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await getColumns(group.id, signal)) ?? [],
    staleTime: Infinity,
  });
  return {
    stored: data ?? stored,
    keep: (columns: readonly number[]): void => {
      lastingStorage.setItem(name, columns.join());
      queryClient.setQueryData(queryKey, columns);
      // If the call fails, this browser still has them.
      void updateColumns(group.id, columns).catch(() => {});
    },
  };
}

export function parseIdList(list: string | null): number[] {
  return [...new Set((list ?? "").split(",").map(Number))].filter((id) => Number.isInteger(id) && id > 0);
}
