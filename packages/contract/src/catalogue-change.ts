import { z } from "zod";

/** Who changed what of what a group publishes, and of who works for it. */
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

/** Who works in the group, and which programs do by their access keys. Only its owners see these. */
export const PEOPLE_KINDS = ["people", "keys"] as const;
export type PeopleKind = (typeof PEOPLE_KINDS)[number];

export function isOfPeople(kind: string): kind is PeopleKind {
  return PEOPLE_KINDS.some((one) => one === kind);
}

/** What was mailed, proved or revoked cannot be taken back; what somebody may do here can, and so can their removal. */
export function canBeUndone({ kind, action }: Pick<CatalogueChange, "kind" | "action">): boolean {
  return !isOfPeople(kind) || (kind === "people" && ["changed", "removed", "undone"].includes(action));
}

const fields = z.record(z.string(), z.unknown());

export const catalogueChange = z.object({
  id: z.number().int(),
  /** RFC 3339. */
  at: z.string(),
  /** The professional's name, else their address; null where it was not a professional. */
  by: z.string().nullable(),
  /** As paths name it: `calendars`, `settings`; `people` and `keys` are who works in the group, and its access keys. */
  kind: z.string(),
  /** null: the settings, forms or website, the order of a kind, or an invitation. */
  record_id: z.number().int().nullable(),
  record_name: z.string(),
  action: z.enum(CATALOGUE_ACTIONS),
  /** The fields that differ; of an order `ids`. Who does not work in the group has none. */
  before: fields,
  after: fields,
});
export type CatalogueChange = z.infer<typeof catalogueChange>;
