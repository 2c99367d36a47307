import type { OpenInvitation } from "@rendezvous/contract/people/pro";
import type { StoredInvitation } from "./invitation-data.ts";

export function toOpenInvitation({
  created_at,
  expires_at,
  ...invitation
}: StoredInvitation): OpenInvitation {
  return { ...invitation, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
}
