import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";

/** Why a network failed: it refused the call, failed itself, did not answer in time, or answered something else. */
export const NETWORK_FAILURES = ["refused", "failed", "no_answer", "unreadable"] as const;

/** Times in RFC 3339; null: never. */
const health = {
  succeeded_at: z.string().nullable(),
  failed_at: z.string().nullable(),
  failure: z.enum(NETWORK_FAILURES).nullable(),
  /** Since when no call to the network has succeeded; null: the last one did. */
  failing_since: z.string().nullable(),
  /** The appointments of which the network is still to be told. */
  waiting: z.number().int(),
};

const ants = z.object({
  /** Whether the national search finds the group's times. */
  search: z.boolean(),
  /** Whether the national register is asked about applications, and told of appointments. */
  register: z.boolean(),
  ...health,
});

const sas = z.object({
  /** Whether the group takes part: it has a FINESS or SIRET number, and calendars with an RPPS number. */
  takes_part: z.boolean(),
  /** Whether regulators find the group's times. */
  search: z.boolean(),
  /** Whether the platform is told of appointments made by regulators. */
  platform: z.boolean(),
  /** How many calendars have an RPPS number. */
  calendars: z.number().int(),
  /** How many regulators may book. */
  regulators: z.number().int(),
  ...health,
});

const networks = z.object({
  /** The network for identity documents; null: the group or the installation takes no part. */
  ants: ants.nullable(),
  /** The network of emergency regulators; null: the installation takes no part. */
  sas: sas.nullable(),
});
export type Networks = z.infer<typeof networks>;

/** The national networks that find the group's times and are told of its appointments. */
export const networkEndpoints = {
  getNetworks: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/networks" },
    right: "manage_settings",
    reply: networks,
    summary: "The national networks that the group is on, and whether they work",
  }),
};
