import { readAskedFlow } from "@rendezvous/domain/appointment/asked-flow";
import { firstStep } from "@rendezvous/domain/sequence/steps";
import { useChoices } from "../../features/booking/use-choices.ts";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { toAskedAppointments, toStep } from "../../features/group/paths.ts";
import { Navigate, useQueryText } from "../../lib/navigation.tsx";

/** A group's address leads to its first step, or to the appointments it asks for; the query string comes along. */
export function EntryScreen() {
  const { group } = useKnownGroup();
  const { config, sequence } = useChoices();
  const query = useQueryText();
  if (readAskedFlow(query) !== null) return <Navigate {...toAskedAppointments(group.urlname)} replace />;
  // The key of a booking, from its mail.
  if (new URLSearchParams(query).has("veventKey"))
    return <Navigate {...toStep(group.urlname, "confirm")} replace />;
  return <Navigate {...toStep(group.urlname, firstStep(config, sequence))} replace />;
}
