import { z } from "zod";
import { locale } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import {
  givenUpJob,
  groupSummary,
  installation,
  groupForOperator,
  operatorChange,
  quotas,
} from "./operator.ts";

const text = z.string().max(1000);
const key = z.string().max(100);
const done = z.object({ status: z.literal("ok") });
const operator = z.object({ email: z.string() });

/**
 * The calls of the operators' pages. Their session is a cookie, valid only from the installation's own pages: no token, no access
 * key and no other site can make them (docs/decisions/0121).
 */
export const operatorEndpoints = {
  getOperator: defineEndpoint({
    method: "GET",
    paths: { v3: "/operator/session" },
    right: "enter_operation",
    reply: z.object({ operator: operator.nullable() }),
    summary: "The operator who is logged in",
  }),
  logInOperator: defineEndpoint({
    method: "POST",
    paths: { v3: "/operator/session" },
    right: "enter_operation",
    limit: "operate",
    /** `code`: of the authenticator app, or a recovery code. */
    body: z.object({ account: z.object({ email: text, password: text, code: z.string().max(40) }) }),
    reply: z.object({ operator }),
    summary: "Log in as an operator, with password and second factor",
    example: { account: { email: "ops@example.org", password: "Coquelicot-7", code: "492039" } },
    refusals: ["passwordError", "blockedUser"],
  }),
  logOutOperator: defineEndpoint({
    method: "DELETE",
    paths: { v3: "/operator/session" },
    right: "enter_operation",
    reply: done,
    summary: "Log out as an operator",
  }),
  startOperatorSetup: defineEndpoint({
    method: "POST",
    paths: { v3: "/operator/setup/start" },
    right: "enter_operation",
    limit: "operate",
    body: z.object({ key }),
    /** `address`: for the QR code of an authenticator app; `secret`: the same for typing. */
    reply: z.object({ email: z.string(), secret: z.string(), address: z.string() }),
    summary: "The data for setting up a new operator, by the one-time link",
    example: { key: "kZ3wq0…" },
    refusals: ["dead_key"],
  }),
  finishOperatorSetup: defineEndpoint({
    method: "POST",
    paths: { v3: "/operator/setup" },
    right: "enter_operation",
    limit: "operate",
    body: z.object({ key, password: text, code: z.string().max(40) }),
    /** The recovery codes, which no later answer contains. */
    reply: z.object({ operator, recovery_codes: z.array(z.string()) }),
    summary: "Set a new operator's password and second factor, and log in",
    example: { key: "kZ3wq0…", password: "Coquelicot-7", code: "492039" },
    refusals: ["dead_key", "wrongPwd", "factorError", "blockedUser"],
  }),
  getInstallation: defineEndpoint({
    method: "GET",
    paths: { v3: "/operator/installation" },
    right: "operate",
    reply: installation,
    summary: "Versions, sizes, jobs and the last backup of the installation",
  }),
  listOperatorChanges: defineEndpoint({
    method: "GET",
    paths: { v3: "/operator/changes" },
    right: "operate",
    reply: z.object({ changes: z.array(operatorChange) }),
    summary: "The newest 50 changes by operators",
  }),
  listGivenUpJobs: defineEndpoint({
    method: "GET",
    paths: { v3: "/operator/jobs" },
    right: "operate",
    reply: z.object({ jobs: z.array(givenUpJob), isMore: z.boolean() }),
    summary: "The jobs that failed for good in the last 30 days, the newest 50",
  }),
  retryGivenUpJob: defineEndpoint({
    method: "POST",
    paths: { v3: "/operator/jobs/{jobId}/retry" },
    right: "operate",
    body: z.object({}),
    reply: done,
    summary: "Put a job that failed for good into its queue again",
    example: {},
  }),
  deleteGivenUpJob: defineEndpoint({
    method: "DELETE",
    paths: { v3: "/operator/jobs/{jobId}" },
    right: "operate",
    reply: done,
    summary: "Remove a job that failed for good",
  }),
  listAllGroups: defineEndpoint({
    method: "GET",
    paths: { v3: "/operator/groups" },
    right: "operate",
    /** `after`: the url name of the last group of the page before. */
    query: z.object({
      locale,
      search: z.string().max(100).default(""),
      after: z.string().max(200).default(""),
    }),
    reply: z.object({ groups: z.array(groupSummary), isMore: z.boolean() }),
    summary: "All groups of the installation by url name, 25 a page; numbers are counted up to 10,000",
  }),
  getOperatedGroup: defineEndpoint({
    method: "GET",
    paths: { v3: "/operator/groups/{operatedGroupId}" },
    right: "operate",
    reply: groupForOperator,
    summary: "The figures, limits and history of a group",
  }),
  updateGroupActivity: defineEndpoint({
    method: "PUT",
    paths: { v3: "/operator/groups/{operatedGroupId}/activity" },
    right: "operate",
    /** `reason`: shown to the group's owners. */
    body: z.object({ active: z.boolean(), reason: z.string().trim().max(500).default("") }),
    reply: groupForOperator,
    summary: "Take a group offline, or back to the state in which it was before",
    example: { active: false, reason: "The invoice of March is unpaid." },
  }),
  updateGroupQuotas: defineEndpoint({
    method: "PUT",
    paths: { v3: "/operator/groups/{operatedGroupId}/quotas" },
    right: "operate",
    body: z.object({ quotas }),
    reply: groupForOperator,
    summary: "The daily limits of a group's messages; null: the product's own",
    example: { quotas: { mails: 500, sms: 0, invitations: null } },
  }),
};
