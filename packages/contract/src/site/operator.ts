import { z } from "zod";

/** A number that is counted only up to a limit: `isMore` is true if there are more. */
export const limitedCount = z.object({ count: z.number().int(), isMore: z.boolean() });
export type LimitedCount = z.infer<typeof limitedCount>;

const instant = z.string();

export const jobQueue = z.object({
  queue: z.string(),
  /** The number of due jobs, including running ones. */
  due: z.number().int(),
  /** Failed jobs that wait for their next attempt. */
  retried: z.number().int(),
  given_up: z.number().int(),
  /** For how many seconds the oldest due job has been due. */
  oldest: z.number(),
});

export const installation = z.object({
  version: z.string(),
  /** The name of the newest migration. */
  schema: z.string(),
  postgresql: z.string(),
  node: z.string(),
  /** When this process started. */
  up_since: instant,
  /** The processes that do jobs. */
  processes: z.number().int(),
  groups: z.object({ all: z.number().int(), inactive: z.number().int(), deactivated: z.number().int() }),
  /** Large numbers are estimates of PostgreSQL. */
  clients: z.object({ count: z.number().int(), isEstimate: z.boolean() }),
  appointments: z.object({ count: z.number().int(), isEstimate: z.boolean() }),
  database_bytes: z.number(),
  /** `off`: this installation writes no backups. `at`: null as long as there is none. */
  backup: z.object({ is_on: z.boolean(), at: instant.nullable() }),
  queues: z.array(jobQueue),
  /** The cell of these figures, and the others, each with operators of its own; null: the installation has one database. */
  cells: z.object({ own: z.string(), others: z.array(z.string()) }).nullable(),
});
export type InstallationState = z.infer<typeof installation>;

/** A job that failed for good; its data are not shown, because they name people. */
export const givenUpJob = z.object({
  id: z.number().int(),
  queue: z.string(),
  group: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  attempts: z.number().int(),
  failed_at: instant,
  reason: z.string(),
});
export type GivenUpJob = z.infer<typeof givenUpJob>;

export const OPERATOR_ACTIONS = [
  "operator_added",
  "operator_removed",
  "operator_reset",
  "deactivated",
  "activated",
  "quotas",
  "job_retried",
  "job_removed",
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** The kinds of messages with a daily limit. */
export const QUOTA_KINDS = ["mails", "sms", "invitations"] as const;
/** null: the product's own limit. */
const quota = z.int().min(0).max(1_000_000).nullable();
export const quotas = z.object({ mails: quota, sms: quota, invitations: quota });
export type OperatorQuotas = z.infer<typeof quotas>;

export const operatorChange = z.object({
  id: z.number().int(),
  at: instant,
  /** null: the command line. */
  author: z.string().nullable(),
  action: z.enum(OPERATOR_ACTIONS),
  group: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  details: z.object({
    reason: z.string().optional(),
    queue: z.string().optional(),
    email: z.string().optional(),
    before: quotas.optional(),
    after: quotas.optional(),
  }),
});
export type OperatorChange = z.infer<typeof operatorChange>;

export const groupSummary = z.object({
  id: z.number().int(),
  urlname: z.string(),
  name: z.string(),
  /** `deactivated`: by an operator; `inactive`: not published by its owner. */
  state: z.enum(["active", "inactive", "deactivated"]),
  created_at: instant,
  calendars: z.number().int(),
  clients: limitedCount,
  appointments: limitedCount,
  /** The appointments that started in the last 30 days. */
  recent_appointments: limitedCount,
  /** The last login of one of its professionals. */
  seen_at: instant.nullable(),
});
export type GroupSummary = z.infer<typeof groupSummary>;

const used = z.object({
  used: z.number().int(),
  max: z.number().int(),
  own: z.number().int().nullable(),
});

export const groupForOperator = groupSummary.extend({
  services: z.number().int(),
  pictures: z.number().int(),
  professionals: z.number().int(),
  owners: z.array(z.string()),
  deactivation: z.object({ at: instant, reason: z.string() }).nullable(),
  /** For each kind of message: `used` were sent today, `max` may be sent, and `own` is the limit that an operator has set. */
  quotas: z.object({ mails: used, sms: used, invitations: used }),
  changes: z.array(operatorChange),
});
export type GroupForOperator = z.infer<typeof groupForOperator>;
