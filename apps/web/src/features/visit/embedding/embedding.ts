import type { Embedding } from "@rendezvous/domain/embedding/model";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import { useMemo } from "react";
import { useQueryText } from "../../../lib/navigation.tsx";

/** Returns the settings in the query of the page's link; see readEmbedding of the domain. */
export function useEmbedding(): Embedding {
  const query = useQueryText();
  return useMemo(() => readEmbedding(query), [query]);
}
