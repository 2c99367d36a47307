import { defineCall, reply } from "../../../http/call.ts";
import { arrivalKeyOf } from "../../ground/session/arrival-code.ts";

/** Returns the address of the page at the door, without the frame of the group's other pages. */
export const getArrivalPage = defineCall("getArrivalPage", async ({ context, group, groupId }) => {
  if (!group.rules.arrival) return reply({ url: null });
  const key = arrivalKeyOf(groupId, context.installation.secret);
  return reply({
    url: `${context.config.publicUrl}/${group.urlname}/arrival?key=${key}&noheader=1&nofooter=1`,
  });
});
