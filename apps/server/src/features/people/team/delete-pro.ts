import { defineCall, reply } from "../../../http/call.ts";
import { changeColleague } from "./change-colleague.ts";

export const deletePro = defineCall("deletePro", async (input) => {
  const done = await changeColleague(input, "removed", () => null);
  return done.ok ? reply({ pro: { id: input.params.proId ?? 0, deleted: true as const } }) : done;
});
