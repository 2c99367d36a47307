/** The scopes of an access key; reading and changing are separate. */
export const SCOPES = [
  "catalogue:read",
  "catalogue:write",
  "hours:write",
  "settings:write",
  "appointments:read",
  "appointments:write",
  "clients:read",
  "clients:write",
  "statistics:read",
  "webhooks:write",
] as const;

export type Scope = (typeof SCOPES)[number];
