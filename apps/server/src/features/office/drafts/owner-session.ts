import { type Session, VISITOR } from "@rendezvous/domain/permission/session";
import { toOwnerSession } from "../../ground/session/pro-session.ts";

/** Returns a session in the name of the professional who prepared a draft, for work that runs later without them. */
export function ownerSession(groupId: number, proId: number | null): Session {
  return proId === null ? VISITOR : toOwnerSession(groupId, proId);
}
