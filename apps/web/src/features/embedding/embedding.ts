import type { OfferedPreselection } from "@rendezvous/domain/embedding/compare-preselection";
import type { Embedding } from "@rendezvous/domain/embedding/model";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import { createContext, useContext, useMemo } from "react";
import { useQueryText } from "../../lib/use-query-text.ts";

/** What the link to this page asks for. */
export function useEmbedding(): Embedding {
  const query = useQueryText();
  return useMemo(() => readEmbedding(query), [query]);
}

/** What of it the group offers. */
export const PreselectionContext = createContext<OfferedPreselection | null>(null);

export function usePreselection(): OfferedPreselection {
  const preselection = useContext(PreselectionContext);
  if (preselection === null) throw new Error("usePreselection is used outside the group's frame");
  return preselection;
}
