import { z } from "zod";

/** A change of a group's catalogue or members, and who made it. */
export const CATALOGUE_ACTIONS = [
  "created",
  "changed",
  "archived",
  "restored",
  "published",
  "undone",
  "invited",
  "withdrawn",
  "joined",
  "removed",
  "reset",
  "revoked",
] as const;
export type CatalogueAction = (typeof CATALOGUE_ACTIONS)[number];

/** Changes of the group's members, its access keys, its calendar feeds, connected calendars and webhooks. Only owners see these. */
export const PEOPLE_KINDS = ["people", "keys", "feeds", "busy_sources", "webhooks"] as const;
export type PeopleKind = (typeof PEOPLE_KINDS)[number];

export function isPeopleKind(kind: string): kind is PeopleKind {
  return PEOPLE_KINDS.some((one) => one === kind);
}

/**
 * Whether a change can be undone: a mailed invitation, a confirmation and a revocation cannot, but a change of a member's rights
 * and a removal can.
 */
export function canBeUndone({ kind, action }: Pick<CatalogueChange, "kind" | "action">): boolean {
  return !isPeopleKind(kind) || (kind === "people" && ["changed", "removed", "undone"].includes(action));
}

const fields = z.record(z.string(), z.unknown());

export const catalogueChange = z.object({
  id: z.number().int(),
  /** An instant, RFC 3339. */
  at: z.string(),
  /** The professional's name, otherwise their address; null if it was not a professional. */
  by: z.string().nullable(),
  /** The kind as in paths: `calendars`, `settings`; `people` are the group's members, `keys` its access keys, `feeds` its calendar feeds, `busy_sources` connected calendars, `webhooks` its webhooks. */
  kind: z.string(),
  /** null for the settings, forms or website, the order of a kind, or an invitation. */
  record_id: z.number().int().nullable(),
  record_name: z.string(),
  action: z.enum(CATALOGUE_ACTIONS),
  /** The fields that differ; for a change of order `ids`. Empty before a person joins or after they leave. */
  before: fields,
  after: fields,
});
export type CatalogueChange = z.infer<typeof catalogueChange>;
