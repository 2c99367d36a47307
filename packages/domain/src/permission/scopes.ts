/** What an access key may be given. Reading and changing are given apart. */
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
] as const;

export type Scope = (typeof SCOPES)[number];
