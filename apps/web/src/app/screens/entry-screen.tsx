import { readAskedFlow } from "@rendezvous/domain/appointment/asked-flow";
import { isPreselecting } from "@rendezvous/domain/embedding/is-preselecting";
import { firstStep } from "@rendezvous/domain/sequence/steps";
import { useChoices } from "../../features/booking/use-choices.ts";
import { useKnownGroup } from "../../features/group/first-data.ts";
import { isMailedLink, toAskedAppointments, toHome, toStep } from "../../features/group/paths.ts";
import { useEmbedding } from "../../features/embedding/embedding.ts";
import { useSession } from "../../features/session/session-store.ts";
import { useWebsite } from "../../features/website/use-website.ts";
import { Navigate, useQueryText } from "../../lib/navigation.tsx";

/** A group's address leads to its home page: visitors and clients, unless their link asks for something. */
export function EntryScreen() {
  const { group } = useKnownGroup();
  const website = useWebsite();
  const { session } = useSession();
  const embedding = useEmbedding();
  const query = useQueryText();
  const isAsking = isPreselecting(embedding) || readAskedFlow(query) !== null || isMailedLink(query);
  if (website === null || session?.type === "pro" || isAsking) return <BookEntryScreen />;
  return <Navigate {...toHome(group.urlname)} replace />;
}

/** Leads to the first step, or to the appointments that the query asks for; the query string comes along. */
export function BookEntryScreen() {
  const { group } = useKnownGroup();
  const { config, sequence } = useChoices();
  const query = useQueryText();
  if (readAskedFlow(query) !== null) return <Navigate {...toAskedAppointments(group.urlname)} replace />;
  // The key of a booking, from its mail.
  if (new URLSearchParams(query).has("veventKey"))
    return <Navigate {...toStep(group.urlname, "confirm")} replace />;
  return <Navigate {...toStep(group.urlname, firstStep(config, sequence))} replace />;
}
