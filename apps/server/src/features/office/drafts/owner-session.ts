import type { Session } from "@rendezvous/domain/permission/session";

/** Who prepared what is done later: it is done in their name, though they are not there. */
export function ownerSession(groupId: number, proId: number | null): Session {
  if (proId === null) return { kind: "visitor" };
  const groups = [{ groupId, role: "owner" as const, calendars: null }];
  return { kind: "pro", groupId, proId, email: "", mustChangePassword: false, groups };
}
