import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "./first-data.ts";

/** The title of the browser's tab for those who work: the screen's name and the group's. */
export function useDeskTitle(screen: string): string {
  const { title } = usePhrases();
  const { group } = useLoadedGroup();
  return title.screen({ screen, group: group.name });
}
