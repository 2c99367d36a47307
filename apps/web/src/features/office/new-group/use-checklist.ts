import { useQuery } from "@tanstack/react-query";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { getChecklist } from "./api.ts";

/** Returns whether the page is published, and the tasks before clients can book. */
export function useChecklist() {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: ["checklist", group.id],
    queryFn: ({ signal }) => getChecklist(group.id, signal),
  });
}
