import type { Session } from "@rendezvous/domain/permission/session";

/** Returns a session in the name of the professional who prepared a draft, for work that runs later without them. */
export function ownerSession(groupId: number, proId: number | null): Session {
  if (proId === null) return { kind: "visitor" };
  const groups = [{ groupId, role: "owner" as const, calendars: null }];
  return { kind: "pro", groupId, proId, email: "", mustChangePassword: false, groups };
}
