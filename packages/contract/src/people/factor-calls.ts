import { z } from "zod";
import { FACTOR_KINDS, factorProof, factors, factorSetup } from "./factor.ts";
import { loginAnswer } from "./session.ts";
import { tokenQuerySchema, booleanSchema } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const password = z.string().max(1000).nullish();
const done = z.object({ status: z.literal("ok") });
const REFUSALS = ["factorError", "blockedUser"] as const;

export const factorEndpoints = {
  giveFactor: defineEndpoint({
    method: "POST",
    paths: { v3: "/sessions/factor" },
    right: "prove_factor",
    limit: "login",
    query: tokenQuerySchema,
    body: z.object({ factor: factorProof }),
    reply: loginAnswer,
    summary: "Give the second factor that a login asks for",
    example: { factor: { code: "492039" } },
    refusals: [...REFUSALS],
  }),
  askForPasskey: defineEndpoint({
    method: "POST",
    paths: { v3: "/sessions/passkey" },
    right: "prove_factor",
    query: tokenQuerySchema,
    body: z.object({}),
    reply: factorSetup.pick({ options: true }),
    summary: "The challenge with which a browser proves a passkey",
    example: {},
  }),
  listFactors: defineEndpoint({
    method: "GET",
    paths: { v3: "/factors" },
    right: "prove_factor",
    query: tokenQuerySchema,
    reply: factors,
    summary: "The second factors of the logged-in professional",
  }),
  startFactor: defineEndpoint({
    method: "POST",
    paths: { v3: "/factors/start" },
    right: "prove_factor",
    limit: { login: "factor.password" },
    query: tokenQuerySchema,
    /** The password, unless it was just given, and one of the present factors if there is any. */
    body: z.object({ factor: factorProof.extend({ kind: z.enum(FACTOR_KINDS), password }) }),
    reply: factorSetup,
    summary: "Begin to set up an authenticator app or a passkey",
    example: { factor: { kind: "totp", password: "Coquelicot-7" } },
    refusals: [...REFUSALS, "passwordError", "needFactor"],
  }),
  createFactor: defineEndpoint({
    method: "POST",
    paths: { v3: "/factors" },
    right: "prove_factor",
    limit: "login",
    query: tokenQuerySchema,
    body: z.object({ factor: factorProof }),
    /** The recovery codes, shown only with the first factor, and the full session that replaces a half-way one. */
    reply: z.object({ recovery_codes: z.array(z.string()), signed_in: loginAnswer.nullable() }),
    summary: "Complete the setup of a second factor by proving it once",
    example: { factor: { code: "492039" } },
    refusals: ["factorError", "needFactor"],
  }),
  removeFactors: defineEndpoint({
    method: "POST",
    paths: { v3: "/factors/remove" },
    right: "remove_factors",
    limit: "login",
    query: tokenQuerySchema,
    body: z.object({ factor: factorProof.extend({ password }) }),
    reply: done,
    summary: "Turn the second factor off",
    example: { factor: { password: "Coquelicot-7", code: "492039" } },
    refusals: [...REFUSALS, "passwordError"],
  }),
  resetFactors: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/pros/{proId}/reset_factors" },
    right: "manage_pros",
    query: tokenQuerySchema,
    body: z.object({}),
    reply: done,
    summary: "Turn off the second factor of a colleague who has lost it",
    example: {},
  }),
  updateFactorRule: defineEndpoint({
    method: "PUT",
    paths: { v3: "/groups/{id}/factor_rule" },
    right: "manage_pros",
    query: tokenQuerySchema,
    body: z.object({ required: booleanSchema }),
    reply: z.object({ required: z.boolean() }),
    summary: "Whether the professionals of a group must log in with a second factor",
    example: { required: true },
  }),
};
