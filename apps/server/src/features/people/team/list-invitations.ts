import { defineCall, reply } from "../../../http/call.ts";
import { listOpenInvitations } from "./invitation-data.ts";
import { toOpenInvitation } from "./to-open-invitation.ts";

export const listInvitations = defineCall("listInvitations", async ({ context, groupId }) => {
  const open = await listOpenInvitations(context.db, groupId, context.clock.now());
  return reply({ invitations: open.map(toOpenInvitation) });
});
