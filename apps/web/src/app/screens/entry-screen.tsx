import { Navigate } from "@tanstack/react-router";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { toStep } from "../../features/group/paths.ts";

/** A group's address leads to its first step; the query string comes along. */
export function EntryScreen() {
  const { group } = useKnownGroup();
  return <Navigate {...toStep(group.urlname, "intervention_ids")} replace />;
}
