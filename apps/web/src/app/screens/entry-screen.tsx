import { readRequestedFlow } from "@rendezvous/domain/appointment/requested-flow";
import { hasPreselection } from "@rendezvous/domain/embedding/has-preselection";
import { firstStep } from "@rendezvous/domain/sequence/steps";
import { useChoices } from "../../features/visit/booking/use-choices.ts";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { isMailedLink, toRequestedAppointments, toHome, toStep } from "../../features/ground/group/paths.ts";
import { useEmbedding } from "../../features/visit/embedding/embedding.ts";
import { useSession } from "../../features/ground/session/session-store.ts";
import { useWebsite } from "../../features/visit/website/use-website.ts";
import { Navigate, useQueryText } from "../../lib/navigation.tsx";

/** A group's address shows its home page to visitors and clients, unless the link requests another screen. */
export function EntryScreen() {
  const { group } = useLoadedGroup();
  const website = useWebsite();
  const { session } = useSession();
  const embedding = useEmbedding();
  const query = useQueryText();
  const isAsking = hasPreselection(embedding) || readRequestedFlow(query) !== null || isMailedLink(query);
  if (website === null || session?.type === "pro" || isAsking) return <BookEntryScreen />;
  return <Navigate {...toHome(group.urlname)} replace />;
}

/** Redirects to the first step, or to the appointments if the query says so; the query string stays. */
export function BookEntryScreen() {
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const query = useQueryText();
  if (readRequestedFlow(query) !== null)
    return <Navigate {...toRequestedAppointments(group.urlname)} replace />;
  // The key of a booking, from a link in one of its mails.
  if (new URLSearchParams(query).has("veventKey"))
    return <Navigate {...toStep(group.urlname, "confirm")} replace />;
  return <Navigate {...toStep(group.urlname, firstStep(config, sequence))} replace />;
}
