import type { Colleague } from "@rendezvous/contract/people/pro";
import type { StoredColleague } from "./data.ts";

export function toColleague({ seen_at, ...colleague }: StoredColleague): Colleague {
  return { ...colleague, seen_at: seen_at?.toISOString() ?? null };
}
