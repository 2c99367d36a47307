import { defineCall, reply, refuse } from "../../../http/call.ts";
import { dataSubjectOfSession } from "./data-subject.ts";
import { readDeletionState } from "./deletion-state.ts";

export const getDeletionRequest = defineCall("getDeletionRequest", async ({ context, session, group }) => {
  const person = dataSubjectOfSession(session, group.id);
  const state = person && (await readDeletionState(context, group, person));
  return state ? reply(state) : refuse("forbidden");
});
