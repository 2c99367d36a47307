import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "./page-data.ts";

/** Returns the title of a professional's browser tab: the screen's name and the group's. */
export function useDeskTitle(screen: string): string {
  const { title } = usePhrases();
  const { group } = useLoadedGroup();
  return title.screen({ screen, group: group.name });
}
