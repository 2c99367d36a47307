/** So that people, and tools that look for secrets in files, know what it is. */
export const ACCESS_KEY_PREFIX = "rdv_";

export function isAccessKey(token: string | undefined): boolean {
  return token?.startsWith(ACCESS_KEY_PREFIX) ?? false;
}
