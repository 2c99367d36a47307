import { z } from "zod";

/** A person's record with a group; beside the fixed fields stand the answers to the group's Fiche form. */
export const fiche = z
  .object({
    id: z.number().int(),
    group_id: z.number().int(),
    externid: z.string().nullable(),
    firstname: z.string(),
    /** Starts with `$` where the fiche is deleted. */
    lastname: z.string(),
    email: z.string(),
    firstphone: z.string(),
    phone: z.string(),
    deleted: z.boolean(),
    /** The address that was asked for: it becomes the fiche's by the link that is mailed to it. */
    temp_email: z.string().optional(),
    /** Only professionals are told. */
    blacklisted: z.boolean().optional(),
    /** In the list of one's own: whether the group takes them for a client of its own already. */
    existing_client: z.boolean().optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .catchall(z.unknown());
export type Fiche = z.infer<typeof fiche>;

/** A fiche that may be of the same person, and why. */
export const duplicateFiche = z.object({ fiche, same: z.array(z.enum(["phone", "email", "name"])) });
export type DuplicateFiche = z.infer<typeof duplicateFiche>;

/** Who saw or changed something: named only if a professional. */
export const actor = z.object({ kind: z.enum(["client", "pro", "import"]), name: z.string() });

/** Date-times are the group's own, as everywhere. */
const at = z.string();

export const ficheChange = z.object({
  at,
  by: actor,
  fields: z.array(z.string()),
  /** What each field was and became; null for changes of which only the names are known. */
  values: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullable(),
  reason: z.string(),
});

export const ficheRead = z.object({
  day: z.string(),
  by: actor,
  /** The fiche itself, or what was booked for it. */
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
  /** The fiche that went on in this one. */
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
