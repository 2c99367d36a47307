/** Answered in place of a login provider's sealed secret, and taken back as "the one that is stored". */
export const KEPT_SECRET = "the-secret-is-kept-and-never-answered";

const SEALED = /("client_secret_sealed":)"[^"]*"/g;

/** The JSON of an answer without any sealed secret: settings, drafts, the history and an access key's reads alike. */
export function hideSeals(json: string): string {
  return json.includes('"client_secret_sealed"') ? json.replaceAll(SEALED, `$1"${KEPT_SECRET}"`) : json;
}
