import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { useState } from "react";

/**
 * Returns the name of the file that this page showed until another tab or a colleague uploaded the open one; null: none. A group
 * has one open file, so a new one deletes it.
 */
export function useReplacedFile(
  open: FicheImport | undefined,
  all: readonly FicheImport[],
  isUploading: boolean,
): string | null {
  const [before, setBefore] = useState(open);
  const [replaced, setReplaced] = useState<string | null>(null);
  if (open?.id !== before?.id) {
    const isDeleted = before !== undefined && !all.some(({ id }) => id === before.id);
    setBefore(open);
    setReplaced(open && isDeleted && !isUploading ? before.name : null);
  }
  return replaced;
}
