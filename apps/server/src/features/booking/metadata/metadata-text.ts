import type { Metadata } from "@rendezvous/domain/metadata/metadata";

/** Returns metadata as a cell of a table: JSON, because values may contain any separator. */
export function toMetadataText(metadata: Metadata): string | null {
  return Object.keys(metadata).length === 0 ? null : JSON.stringify(metadata);
}
