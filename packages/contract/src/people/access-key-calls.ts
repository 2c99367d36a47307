import { SCOPES } from "@rendezvous/domain/permission/scopes";
import { z } from "zod";
import { instantSchema, wholeNumber } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const name = z.string().trim().min(1).max(100);
const scopes = z.array(z.enum(SCOPES)).min(1);
/** `https://app.example.org`, or `http://localhost` with any port for a program in the making. */
const origin = z
  .string()
  .max(300)
  .regex(
    /^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::\d{1,5})?$/,
    "expected https:// and a host, or http://localhost",
  );
/** The most sites of a key. */
const MOST_ORIGINS = 20;

const accessKey = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** The key's last four characters, by which people recognise it. */
  ending: z.string(),
  /** RFC 3339, like the other times below. */
  created_at: z.string(),
  /** Who created it. */
  by: z.string().nullable(),
  last_used_at: z.string().nullable(),
  /** The key is refused from then on; null: it does not expire. */
  expires_at: z.string().nullable(),
  /** The sites whose pages may use it in a browser. */
  origins: z.array(z.string()),
  /** null: as many as any program. */
  calls_per_minute: z.number().int().nullable(),
  revoked_at: z.string().nullable(),
});
export type AccessKey = z.infer<typeof accessKey>;

/** `key`: shown only in this answer; the server stores only its hash. */
export const accessKeyWithKey = accessKey.extend({ key: z.string() });

const list = "/groups/{id}/access_keys";

/** The keys with which programs act for a group without anyone's password. */
export const accessKeyEndpoints = {
  listAccessKeys: defineEndpoint({
    method: "GET",
    paths: { v3: list },
    right: "manage_keys",
    reply: z.object({ access_keys: z.array(accessKey) }),
    summary: "The group's access keys, the newest first, revoked ones too",
  }),
  createAccessKey: defineEndpoint({
    method: "POST",
    paths: { v3: list },
    right: "manage_keys",
    creates: true,
    body: z.object({
      access_key: z.object({
        name,
        scopes,
        expires_at: instantSchema.nullish(),
        origins: z.array(origin).max(MOST_ORIGINS).default([]),
        calls_per_minute: wholeNumber(1, 1200).nullish(),
      }),
    }),
    reply: z.object({ access_key: accessKeyWithKey }),
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
    reply: z.object({ access_key: accessKey }),
    summary: "Revokes an access key: its next call is refused",
  }),
};
