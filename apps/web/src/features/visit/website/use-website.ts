import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import { hasHome } from "@rendezvous/domain/website/has-home";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

/** Returns the content of the group's home page; null if it has none. */
export function useWebsite(): Website | null {
  const { group, catalogue } = useLoadedGroup();
  return hasHome(group, catalogue.website) ? catalogue.website : null;
}
