import { defineCall, reply, refuse } from "../../../http/call.ts";
import { dataSubjectOfSession } from "./data-subject.ts";
import { markDeletionWithdrawn } from "./deletion-data.ts";
import { readDeletionState } from "./deletion-state.ts";

/** Withdraws the request, which has changed nothing until it is carried out. */
export const withdrawDeletionRequest = defineCall(
  "withdrawDeletionRequest",
  async ({ context, session, group, groupId }) => {
    const person = dataSubjectOfSession(session, groupId);
    if (!person) return refuse("forbidden");
    if (!(await markDeletionWithdrawn(context.db, groupId, person, new Date(context.clock.now()))))
      return refuse("not_found");
    const state = await readDeletionState(context, group, person);
    return state ? reply(state) : refuse("forbidden");
  },
);
