import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "./page-data.ts";

/** Returns the title of the browser's tab: the screen's name, followed by the page's title from the server. */
export function useDocumentTitle(screen: string | null): string {
  const { title } = usePhrases();
  const { group } = useLoadedGroup();
  const page = title.group({ preposition: group.preposition, group: group.name });
  return screen === null ? page : title.screen({ screen, group: page });
}
