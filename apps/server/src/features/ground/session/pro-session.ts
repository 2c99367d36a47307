import type { ProGroup, ProSession } from "@rendezvous/domain/permission/session";

/** Returns a session with the rights of a professional in one group, for what acts without a login. */
export function toProSession(proId: number, group: ProGroup): ProSession {
  const { groupId } = group;
  return { kind: "pro", groupId, proId, email: "", mustChangePassword: false, groups: [group] };
}

/** Returns a session with the rights of an owner: an access key's, a webhook's, a planned draft's. */
export function toOwnerSession(groupId: number, proId: number): ProSession {
  return toProSession(proId, { groupId, role: "owner", calendars: null });
}
