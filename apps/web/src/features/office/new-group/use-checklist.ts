import { useQuery } from "@tanstack/react-query";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { getChecklist } from "./api.ts";

/** Whether the page is published, and what is missing before clients come. */
export function useChecklist() {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: ["checklist", group.id],
    queryFn: ({ signal }) => getChecklist(group.id, signal),
  });
}
