import { usePhrases } from "../../lib/phrases.ts";
import { useKnownGroup } from "./first-data.ts";

/** What the browser's tab says: the page's own title, as the server has written it, with the screen's name before it. */
export function useDocumentTitle(screen: string | null): string {
  const { title } = usePhrases();
  const { group } = useKnownGroup();
  const page = title.group({ preposition: group.preposition, group: group.name });
  return screen === null ? page : title.screen({ screen, group: page });
}
