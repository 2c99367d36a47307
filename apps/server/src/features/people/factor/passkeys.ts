import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { NewFactor } from "./data.ts";
import type { StoredFactor } from "../../ground/session/factor-data.ts";

/** Loads the library on first use: it takes 26 MB, which a server without passkeys does not need. */
const load = () => import("@simplewebauthn/server");

/** Returns the host for which passkeys are valid. Being limited to this installation's pages protects them against phishing. */
function placeOf(publicUrl: string) {
  // Browsers allow passkeys only for host names, so 127.0.0.1 becomes localhost.
  const { hostname, origin } = new URL(publicUrl.replace("//127.0.0.1", "//localhost"));
  return { rpID: hostname, origin };
}

const idsOf = (factors: readonly StoredFactor[]): { id: string }[] =>
  factors.flatMap(({ credential_id }) => (credential_id === null ? [] : [{ id: credential_id }]));

/** Returns the options for a new passkey; excludes devices that already have one. */
export async function askForNewPasskey(
  publicUrl: string,
  { name, email, proId }: { name: string; email: string; proId: number },
  factors: readonly StoredFactor[],
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: name,
    rpID: placeOf(publicUrl).rpID,
    userName: email,
    userID: new TextEncoder().encode(`pro ${proId}`),
    attestationType: "none",
    excludeCredentials: idsOf(factors),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
}

export async function askForPasskeyOf(publicUrl: string, factors: readonly StoredFactor[]) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: placeOf(publicUrl).rpID,
    allowCredentials: idsOf(factors),
    userVerification: "preferred",
  });
}

/** Returns null when the answer is invalid, or belongs to another challenge or other pages. */
export async function readNewPasskey(
  publicUrl: string,
  challenge: string,
  answer: object,
): Promise<Extract<NewFactor, { kind: "passkey" }> | null> {
  const { rpID, origin } = placeOf(publicUrl);
  const { verifyRegistrationResponse } = await load();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    // The password was already given, so a touch is enough.
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { kind: "passkey", credential_id: id, public_key: publicKey, counter };
}

/** Returns which passkey has answered and its use counter; null when none has. */
export async function findPasskey(
  publicUrl: string,
  challenge: string,
  answer: object,
  factors: readonly StoredFactor[],
): Promise<{ readonly factorId: number; readonly counter: number } | null> {
  const { rpID, origin } = placeOf(publicUrl);
  const response = answer as AuthenticationResponseJSON;
  const passkey = factors.find(
    ({ credential_id }) => credential_id !== null && credential_id === response.id,
  );
  if (!passkey?.credential_id || !passkey.public_key) return null;
  const { verifyAuthenticationResponse } = await load();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter ?? 0,
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  return verified && authenticationInfo
    ? { factorId: passkey.id, counter: authenticationInfo.newCounter }
    : null;
}
