import { firstStep } from "@rendezvous/domain/sequence/steps";
import { useChoices } from "../../features/visit/booking/use-choices.ts";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { toStep } from "../../features/ground/group/paths.ts";
import { HomePage } from "../../features/visit/website/home-page.tsx";
import { useWebsite } from "../../features/visit/website/use-website.ts";
import { Navigate } from "../../lib/navigation.tsx";

/** The group's home page; the first step if the group has none. */
export function HomePart() {
  const { group } = useLoadedGroup();
  const { config, sequence } = useChoices();
  const website = useWebsite();
  if (website === null) return <Navigate {...toStep(group.urlname, firstStep(config, sequence))} replace />;
  return <HomePage website={website} />;
}
