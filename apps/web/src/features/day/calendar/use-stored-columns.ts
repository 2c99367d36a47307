import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lastingStorage } from "../../../lib/storage.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { getColumns, updateColumns } from "./api.ts";

/**
 * The columns that a professional chose last. The server keeps them; what this browser saw last stands in until it has answered, so
 * that nothing is drawn twice.
 */
export function useStoredColumns(accountId: number) {
  const { group } = useLoadedGroup();
  const name = `rendezvous.calendar.${group.urlname}.${accountId}`;
  const queryKey = ["calendar-columns", group.id, accountId];
  const queryClient = useQueryClient();
  const [stored] = useState(() => toIds(lastingStorage.getItem(name)));
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
      // Should it fail, this browser keeps them all the same.
      void updateColumns(group.id, columns).catch(() => {});
    },
  };
}

export function toIds(list: string | null): number[] {
  return [...new Set((list ?? "").split(",").map(Number))].filter((id) => Number.isInteger(id) && id > 0);
}
