import type { DraftRow } from "./drafts-data.ts";

export function toDraft({ id, name, by, created_at, publish_at, published_at, problem, count }: DraftRow) {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    by,
    publish_at: publish_at?.toISOString() ?? null,
    published_at: published_at?.toISOString() ?? null,
    problem,
    count,
  };
}
