import { firstStep } from "@rendezvous/domain/sequence/steps";
import { Navigate } from "@tanstack/react-router";
import { useChoices } from "../../features/booking/use-choices.ts";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { toStep } from "../../features/group/paths.ts";

/** A group's address leads to its first step; the query string comes along. */
export function EntryScreen() {
  const { group } = useKnownGroup();
  const { config, sequence } = useChoices();
  return <Navigate {...toStep(group.urlname, firstStep(config, sequence))} replace />;
}
