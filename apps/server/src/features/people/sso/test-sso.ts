import type { SsoStep } from "@rendezvous/contract/people/sso-test";
import type { SsoSettings } from "@rendezvous/domain/group/group-record";
import { type Configuration, genericGrantRequest, ResponseBodyError } from "openid-client";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { ssoAddress } from "../../ground/session/sso-address.ts";
import { sealProvider, type SsoProviders, PROVIDER_TIMEOUT_SECONDS } from "./sso-providers.ts";

type Outcome = Omit<SsoStep, "step">;

const OK: Outcome = { status: "ok", problem: null, detail: "" };
const SKIPPED: Outcome = { status: "skipped", problem: null, detail: "" };
const unknown = (detail: string): Outcome => ({ status: "unknown", problem: null, detail });
const failed = (problem: Outcome["problem"], detail: string): Outcome => ({
  status: "failed",
  problem,
  detail: detail.slice(0, 300),
});

/** Tries each step of a login except the person's own, and returns which step fails. */
export const testSso = defineCall("testSso", async ({ context, group, groupId, body }) => {
  const sealed = sealProvider(body.sso, group.fields.sso, context.installation.secret, groupId);
  if (!sealed)
    return refuse("invalid_record", {
      details: { faults: [{ path: "sso.client_secret", code: "required" }] },
    });
  const back = ssoAddress(context.config.publicUrl, group.urlname, "callback");
  return reply({ steps: await trySteps(context.ssoProviders, groupId, sealed, back) });
});

async function trySteps(
  providers: SsoProviders,
  groupId: number,
  sso: SsoSettings,
  back: string,
): Promise<SsoStep[]> {
  const metadata = await askForMetadata(providers, groupId, sso);
  const { configuration } = metadata;
  const steps = {
    discovery: metadata.outcome,
    keys: configuration ? await tryKeys(providers, configuration) : SKIPPED,
    client: configuration ? await tryClient(configuration, back) : SKIPPED,
    redirect: configuration ? await tryRedirect(providers, configuration, sso, back) : SKIPPED,
    claims: configuration ? checkClaims(configuration, sso) : SKIPPED,
  };
  return Object.entries(steps).map(([step, outcome]) => ({ step: step as SsoStep["step"], ...outcome }));
}

async function askForMetadata(
  providers: SsoProviders,
  groupId: number,
  sso: SsoSettings,
): Promise<{ outcome: Outcome; configuration: Configuration | null }> {
  try {
    return { outcome: OK, configuration: await providers.ask(sso, groupId) };
  } catch (error) {
    const problem = hasAnswered(error) ? "no_provider" : "unreachable";
    return { outcome: failed(problem, wordsOf(error)), configuration: null };
  }
}

/** Without the provider's keys no login can be verified. */
async function tryKeys(providers: SsoProviders, configuration: Configuration): Promise<Outcome> {
  const { jwks_uri } = configuration.serverMetadata();
  if (jwks_uri === undefined) return failed("no_keys", "no jwks_uri");
  try {
    const keysResponse = await ask(providers, jwks_uri);
    const { keys } = (await keysResponse.json()) as { keys?: unknown };
    const isFull = keysResponse.status === 200 && Array.isArray(keys) && keys.length > 0;
    return isFull ? OK : failed("no_keys", `${jwks_uri}: ${keysResponse.status}`);
  } catch (error) {
    return failed("no_keys", `${jwks_uri}: ${wordsOf(error)}`);
  }
}

/** Sends an invalid code: a provider that accepts the client rejects the code, otherwise it rejects the client. */
async function tryClient(configuration: Configuration, back: string): Promise<Outcome> {
  const parameters = { code: "none", redirect_uri: back, code_verifier: "v".repeat(43) };
  try {
    await genericGrantRequest(configuration, "authorization_code", parameters);
    return unknown("");
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === "invalid_grant") return OK;
    const isOfClient =
      (error instanceof ResponseBodyError && error.error.endsWith("_client")) || statusOf(error) === 401;
    return isOfClient ? failed("wrong_client", wordsOf(error)) : unknown(wordsOf(error));
  }
}

/** Requests a login without showing a form: these errors mean that the provider accepts the redirect address. */
const NOBODY_THERE = /^(login|interaction|consent|account_selection)_required$/;

async function tryRedirect(
  providers: SsoProviders,
  configuration: Configuration,
  { client_id, scopes }: SsoSettings,
  back: string,
): Promise<Outcome> {
  const { authorization_endpoint } = configuration.serverMetadata();
  if (authorization_endpoint === undefined) return failed("no_provider", "no authorization_endpoint");
  const address = new URL(authorization_endpoint);
  const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
  const parameters = {
    client_id,
    redirect_uri: back,
    response_type: "code",
    scope: scopes.join(" "),
    prompt: "none",
  };
  for (const [name, value] of Object.entries({
    ...parameters,
    state: "test",
    nonce: "test",
    code_challenge: challenge,
    code_challenge_method: "S256",
  }))
    address.searchParams.set(name, value);
  try {
    const loginResponse = await ask(providers, address.href);
    const location = loginResponse.headers.get("location") ?? "";
    if (loginResponse.status >= 400)
      return failed("wrong_redirect", `${authorization_endpoint}: ${loginResponse.status}`);
    if (loginResponse.status < 300) return unknown(`${authorization_endpoint}: ${loginResponse.status}`);
    const parameters = URL.canParse(location) ? new URL(location).searchParams : new URLSearchParams();
    const error = parameters.get("error");
    if (error === null || NOBODY_THERE.test(error)) return OK;
    return failed("wrong_redirect", [error, parameters.get("error_description")].filter(Boolean).join(": "));
  } catch (error) {
    return failed("unreachable", `${authorization_endpoint}: ${wordsOf(error)}`);
  }
}

/** Checks the claims as far as the provider's metadata lists them. */
function checkClaims(configuration: Configuration, { scopes }: SsoSettings): Outcome {
  const { scopes_supported, claims_supported } = configuration.serverMetadata();
  const missing = scopes_supported && scopes.filter((scope) => !scopes_supported.includes(scope));
  if (missing && missing.length > 0) return failed("missing_scope", missing.join(" "));
  // A provider sends the address only if the scope requests it.
  if (!scopes.includes("email")) return failed("no_email", "the scope email is not asked for");
  if (!claims_supported) return unknown("no claims_supported");
  return claims_supported.includes("email") ? OK : failed("no_email", claims_supported.join(" "));
}

function ask({ fetch }: SsoProviders, address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(PROVIDER_TIMEOUT_SECONDS * 1000) });
}

/** True when the provider has answered, false for a network error. */
function hasAnswered(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("OAUTH_") && code !== "OAUTH_TIMEOUT" && code !== "OAUTH_ABORT";
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && "status" in error ? error.status : undefined;
}

/**
 * Returns only error codes and messages of our own libraries, because the professional may not be entitled to the provider's
 * answer.
 */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const errorCode = error instanceof ResponseBodyError ? error.error : undefined;
  const { cause } = error;
  const below = cause instanceof Error ? cause.message : undefined;
  return [error.message, errorCode, below].filter(Boolean).join(": ");
}
