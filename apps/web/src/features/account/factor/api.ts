import type { AnswerOf } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";

/** A code from the app, a recovery code, or a passkey's signature. */
export interface Proof {
  code?: string;
  passkey?: Record<string, unknown>;
}

/** The token to send; undefined for the session's own. */
type Token = string | undefined;

/** The query key of the professional's factors. */
export const OWN_FACTORS_KEY = "own-factors";

export type OwnFactors = AnswerOf<"GET /factors">;
export type Colleague = AnswerOf<"GET /groups/{id}/pros">["records"][number];

export async function askForPasskey(token: Token): Promise<Record<string, unknown>> {
  return (await callApi("POST /sessions/passkey", { token, body: {} })).options ?? {};
}

/** Needs no password right after a login, but a proof if the professional already has a factor. */
export function startFactor(token: Token, kind: "totp" | "passkey", password?: string, proof: Proof = {}) {
  return callApi("POST /factors/start", { token, body: { factor: { ...proof, kind, password } } });
}

export function createFactor(token: Token, factor: Proof) {
  return callApi("POST /factors", { token, body: { factor } });
}

export async function listPros(groupId: number, signal: AbortSignal): Promise<Colleague[]> {
  return (await callApi("GET /groups/{id}/pros", { path: { id: groupId }, signal })).records;
}

/** Returns the name; for an invited person without a name, the address. */
export function nameOfColleague({
  firstname,
  lastname,
  email,
}: Pick<Colleague, "firstname" | "lastname" | "email">): string {
  return `${firstname} ${lastname}`.trim() || email;
}
