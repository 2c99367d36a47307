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
