/** Sent instead of a login provider's encrypted secret; a client sends it back to leave the stored secret unchanged. */
export const UNCHANGED_SECRET = "the-secret-is-kept-and-never-answered";

const SEALED = /("client_secret_sealed":)"[^"]*"/g;

/** Removes encrypted secrets from the JSON of an answer: settings, drafts, the history, and reads by access keys. */
export function hideEncryptedSecrets(json: string): string {
  return json.includes('"client_secret_sealed"') ? json.replaceAll(SEALED, `$1"${UNCHANGED_SECRET}"`) : json;
}
