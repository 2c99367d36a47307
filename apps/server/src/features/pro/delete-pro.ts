import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { changeColleague } from "./change-colleague.ts";
import { removeMember } from "./data.ts";

export const deletePro = defineCall("deletePro", async (input) => {
  const { groupId } = input;
  const refused = await changeColleague(input, false, async (connection, proId) =>
    (await removeMember(connection, groupId, proId)) ? null : refuse("not_found"),
  );
  return refused ?? reply({ pro: { id: input.params.proId ?? 0, deleted: true as const } });
});
