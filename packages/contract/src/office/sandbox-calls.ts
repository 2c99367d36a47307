import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { accessKeyWithKey } from "../people/access-key-calls.ts";

const sandbox = z.object({
  group_id: z.number().int(),
  urlname: z.string(),
  /** RFC 3339: when the published content of the group was last copied into it. */
  reset_at: z.string(),
  /** The address that gets its mails and SMS. */
  mails_to: z.string(),
});
export type Sandbox = z.infer<typeof sandbox>;

const path = "/groups/{id}/sandbox";

/** A copy of the group for programs in the making, without clients and appointments. */
export const sandboxEndpoints = {
  getSandbox: defineEndpoint({
    method: "GET",
    paths: { v3: path },
    right: "manage_sandbox",
    reply: z.object({ sandbox: sandbox.nullable() }),
    summary: "The group's sandbox; null: it has none",
  }),
  createSandbox: defineEndpoint({
    method: "POST",
    paths: { v3: path },
    right: "manage_sandbox",
    limit: "sandbox",
    /**
     * `access_key`: a new key of the sandbox with all scopes, which replaces the previous one; null if the sandbox itself makes
     * the call.
     */
    reply: z.object({ sandbox, access_key: accessKeyWithKey.nullable() }),
    summary:
      "Create a sandbox from the group's published data, or reset it: its bookings and clients are deleted",
    refusals: ["changed_meanwhile"],
  }),
  deleteSandbox: defineEndpoint({
    method: "DELETE",
    paths: { v3: path },
    right: "manage_sandbox",
    limit: "sandbox",
    reply: z.object({ sandbox }),
    summary: "Delete the group's sandbox",
    refusals: ["not_found"],
  }),
};
