import { defineCall } from "../../../http/call.ts";
import { changeOperatedGroup } from "./change-operated-group.ts";
import { activateGroup, deactivateGroup } from "./groups-data.ts";

/** Takes a group offline, or restores its state from before that. */
export const updateGroupActivity = defineCall("updateGroupActivity", (input) => {
  const { active, reason } = input.body;
  return changeOperatedGroup(input, async (connection, groupId, at) => {
    if (active)
      return (await activateGroup(connection, groupId)) ? { action: "activated" as const } : "unchanged";
    return (await deactivateGroup(connection, groupId, reason, at))
      ? { action: "deactivated" as const, details: { reason } }
      : null;
  });
});
