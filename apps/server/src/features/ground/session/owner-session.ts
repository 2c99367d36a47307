import type { ProSession } from "@rendezvous/domain/permission/session";

/** Returns a session with the rights of an owner, for what acts without a login: an access key, a webhook, a planned draft. */
export function toOwnerSession(groupId: number, proId: number): ProSession {
  const groups = [{ groupId, role: "owner" as const, calendars: null }];
  return { kind: "pro", groupId, proId, email: "", mustChangePassword: false, groups };
}
