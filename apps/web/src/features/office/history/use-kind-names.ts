import { useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";

/** What the pages are called on which each kind is changed. */
export function useKindNames(): (kind: string) => string {
  const { pages, sections } = useManagePhrases();
  const names: Readonly<Record<string, string>> = { ...pages, settings: sections.organisation.name };
  return (kind) => names[kind] ?? "";
}
