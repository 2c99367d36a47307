import { z } from "zod";
import { metadata } from "./metadata.ts";

/** A person's record in a group: the fixed fields, and the answers to the group's Fiche form. */
export const fiche = z
  .object({
    id: z.number().int(),
    group_id: z.number().int(),
    externid: z.string().nullable(),
    firstname: z.string(),
    /** Starts with `$` if the fiche is deleted. */
    lastname: z.string(),
    email: z.string(),
    firstphone: z.string(),
    phone: z.string(),
    deleted: z.boolean(),
    /** The requested new address, which takes effect through the link mailed to it. */
    temp_email: z.string().optional(),
    /** For professionals only. */
    blacklisted: z.boolean().optional(),
    /** For professionals only: how many appointments of the last year were missed, without those that are forgiven. */
    missed: z.number().int().optional(),
    /** For professionals only: other programs' own values. */
    metadata: metadata.optional(),
    /** In a client's own list: whether the group already has this person as a client. */
    existing_client: z.boolean().optional(),
    created_at: z.string(),
    updated_at: z.string(),
    /** RFC 3339: the last change of any kind, also one that no person made. */
    changed_at: z.string(),
    /** Grows with every change of the fiche. */
    version: z.number().int(),
  })
  .catchall(z.unknown());
export type Fiche = z.infer<typeof fiche>;

/** A fiche that may be the same person's, and the reason. */
export const duplicateFiche = z.object({ fiche, same: z.array(z.enum(["phone", "email", "name"])) });
export type DuplicateFiche = z.infer<typeof duplicateFiche>;

/** Who read or changed something; only a professional has a name. */
export const actor = z.object({ kind: z.enum(["client", "pro", "import"]), name: z.string() });

/** Date-times are on the group's clock, as everywhere. */
const at = z.string();

export const ficheChange = z.object({
  at,
  by: actor,
  fields: z.array(z.string()),
  /** The old and new value of each field; null for changes of which only the field names are recorded. */
  values: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullable(),
  reason: z.string(),
});

export const ficheRead = z.object({
  day: z.string(),
  by: actor,
  /** Whether somebody has read the fiche itself or its appointments. */
  what: z.enum(["fiche", "appointments"]),
  times: z.number().int(),
  first_at: at,
  last_at: at,
});

export const ficheComment = z.object({ id: z.number().int(), at, by: actor, text: z.string() });
export type FicheComment = z.infer<typeof ficheComment>;

const ficheMerge = z.object({
  at,
  by: actor,
  /** The fiche that was merged into this one. */
  merged: fiche.pick({ id: true, firstname: true, lastname: true }),
  undone_at: at.nullable(),
});

export const ficheHistory = z.object({
  comments: z.array(ficheComment),
  changes: z.array(ficheChange),
  reads: z.array(ficheRead),
  merges: z.array(ficheMerge),
});
export type FicheHistory = z.infer<typeof ficheHistory>;
