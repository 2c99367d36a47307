import { SCOPES } from "@rendezvous/domain/permission/scopes";
import { z } from "zod";
import { instant, localeQuery } from "../wire-values.ts";
import { defineEndpoint } from "./define-endpoint.ts";

const name = z.string().trim().min(1).max(100);
const scopes = z.array(z.enum(SCOPES)).min(1);

const accessKey = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Its last four characters, to tell it from others. */
  ending: z.string(),
  /** RFC 3339, as all of these. */
  created_at: z.string(),
  /** Who made it. */
  by: z.string().nullable(),
  last_used_at: z.string().nullable(),
  /** From then on it is refused; null: it has no end. */
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type AccessKey = z.infer<typeof accessKey>;

const list = "/groups/{id}/access_keys";

/** The keys by which other programs work for a group, without anybody's password. */
export const accessKeyEndpoints = {
  listAccessKeys: defineEndpoint({
    method: "GET",
    paths: { v3: list },
    right: "manage_keys",
    query: localeQuery,
    reply: z.object({ access_keys: z.array(accessKey) }),
    summary: "The group's access keys, the newest first, revoked ones too",
  }),
  createAccessKey: defineEndpoint({
    method: "POST",
    paths: { v3: list },
    right: "manage_keys",
    creates: true,
    query: localeQuery,
    body: z.object({ access_key: z.object({ name, scopes, expires_at: instant.nullish() }) }),
    /** `key`: shown this once; only its hash is kept. */
    reply: z.object({ access_key: accessKey.extend({ key: z.string() }) }),
    summary: "A new access key for a program of the group's own, with the scopes it may use",
    example: {
      access_key: {
        name: "Our website",
        scopes: ["catalogue:read", "appointments:read"],
        expires_at: "2027-12-31T23:59:00+01:00",
      },
    },
  }),
  revokeAccessKey: defineEndpoint({
    method: "DELETE",
    paths: { v3: `${list}/{keyId}` },
    right: "manage_keys",
    query: localeQuery,
    reply: z.object({ access_key: accessKey }),
    summary: "Revokes an access key: its next call is refused",
  }),
};
