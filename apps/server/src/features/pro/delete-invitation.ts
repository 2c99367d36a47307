import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { takeBackInvitation } from "../invitation/data.ts";

export const deleteInvitation = defineCall("deleteInvitation", async ({ context, groupId, params }) => {
  const id = params.invitationId ?? 0;
  const isGone = await takeBackInvitation(context.db, groupId, id);
  return isGone ? reply({ invitation: { id, deleted: true as const } }) : refuse("not_found");
});
