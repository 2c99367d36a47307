import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";

/** Returns a function that names the page on which a kind is changed. */
export function useKindNames(): (kind: string) => string {
  const { pages, sections } = useProPhrases("manage");
  const { feed, busySource } = useProPhrases("history");
  const names: Readonly<Record<string, string>> = {
    ...pages,
    settings: sections.organisation.name,
    feeds: feed,
    busy_sources: busySource,
  };
  return (kind) => names[kind] ?? "";
}
