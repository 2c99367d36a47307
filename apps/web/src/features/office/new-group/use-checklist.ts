import { useQuery } from "@tanstack/react-query";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { callApi } from "../../../lib/call-api.ts";

/** Returns whether the page is published, and the tasks before clients can book. */
export function useChecklist() {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: ["checklist", group.id],
    queryFn: ({ signal }) => callApi("GET /groups/{id}/checklist", { path: { id: group.id }, signal }),
  });
}
