/** A prefix by which people and secret scanners recognise the key. */
export const ACCESS_KEY_PREFIX = "rdv_";

export function isAccessKey(token: string | undefined): boolean {
  return token?.startsWith(ACCESS_KEY_PREFIX) ?? false;
}
