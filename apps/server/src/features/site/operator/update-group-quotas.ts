import { defineCall } from "../../../http/call.ts";
import { changeOperatedGroup } from "./change-operated-group.ts";
import { storeQuotas } from "./groups-data.ts";

/** Sets the daily limits of a group's messages. */
export const updateGroupQuotas = defineCall("updateGroupQuotas", (input) => {
  const { quotas: after } = input.body;
  return changeOperatedGroup(input, async (connection, groupId) => {
    const stored = await storeQuotas(connection, groupId, after);
    if (!stored) return null;
    const before = { mails: null, sms: null, invitations: null, ...stored };
    return { action: "quotas" as const, details: { before, after } };
  });
});
