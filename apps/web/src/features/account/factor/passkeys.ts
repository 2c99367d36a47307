import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { askForPasskey, type Proof } from "./api.ts";

/** Thrown when the browser or its user refuses the passkey. */
export class PasskeyFailure extends Error {}

function throwFailure(cause: unknown): never {
  throw new PasskeyFailure("no passkey", { cause });
}

/** Makes the browser sign with an existing passkey. */
export async function signWithPasskey(token: string | undefined): Promise<Proof> {
  const options = await askForPasskey(token);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { passkey: { ...(await startAuthentication({ optionsJSON }).catch(throwFailure)) } };
}

/** Makes the browser create a new passkey. */
export async function registerPasskey(options: Record<string, unknown>): Promise<Proof> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { passkey: { ...(await startRegistration({ optionsJSON }).catch(throwFailure)) } };
}
