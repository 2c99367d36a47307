import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { askForPasskey, type Proof } from "./api.ts";

/** The browser would not, or its person would not. */
export class PasskeyFailure extends Error {}

function failed(cause: unknown): never {
  throw new PasskeyFailure("no passkey", { cause });
}

/** Has the browser sign with a passkey that is known already. */
export async function provePasskey(token: string | undefined): Promise<Proof> {
  const options = await askForPasskey(token);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { passkey: { ...(await startAuthentication({ optionsJSON }).catch(failed)) } };
}

/** Has the browser make a new passkey. */
export async function makePasskey(options: Record<string, unknown>): Promise<Proof> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { passkey: { ...(await startRegistration({ optionsJSON }).catch(failed)) } };
}
