import { z } from "zod";
import { id } from "./wire-values.ts";

export const currentSessionQuery = z.object({
  group_id: id.optional(),
  cancel_apt: id.optional(),
  export_apt: id.optional(),
});

export const currentSession = z.object({
  pro: z
    .object({
      id: z.number().int(),
      email: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      group_id: z.number().int(),
      call_center: z.boolean(),
    })
    .nullable(),
  account: z
    .object({
      id: z.number().int(),
      email: z.string(),
      cancel_apt: z.number().int().nullable(),
      export_apt: z.number().int().nullable(),
    })
    .nullable(),
  fiche_token: z.string().nullable(),
  sso_logged: z.boolean(),
  needPasswordChange: z.boolean(),
  pendingRdv: z.record(z.string(), z.unknown()).nullable(),
});
