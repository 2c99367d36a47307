import { defineCall, reply } from "../../lib/call.ts";
import { transaction } from "../../lib/database.ts";
import { refuse } from "../../lib/refusal.ts";
import { enqueueAccountMail } from "../account/data.ts";
import { findPerson } from "./data.ts";
import { nameOf, toPerson } from "./person.ts";
import { confirmRequest, findOpenRequest, openRequest } from "./deletion-data.ts";
import { readDeletionState } from "./deletion-state.ts";

/**
 * Records the wish and mails the link that confirms it, once more for whoever asks again. Not while an appointment is to
 * come: that is to be cancelled first. Whoever reads no mail has shown by logging in who they are.
 */
export const createDeletionRequest = defineCall(
  "createDeletionRequest",
  async ({ context, session, group, groupId, locale, address }) => {
    const person = toPerson(session, groupId);
    if (!person) return refuse("forbidden");
    const limited = await context.limits.take("delete", {
      address,
      person: nameOf(person, groupId),
      group: String(groupId),
    });
    if (limited) return limited;
    const now = new Date(context.clock.now());
    const found = await findPerson(context.db, groupId, person, now);
    if (!found) return refuse("forbidden");
    if (found.upcoming > 0) return refuse("upcoming_appointments");
    await transaction(context.db, async (connection) => {
      await openRequest(connection, groupId, person, now);
      const open = await findOpenRequest(connection, groupId, person);
      if (!open || open.confirmed_at) return;
      if (found.email === "") await confirmRequest(connection, groupId, open.id, now);
      else
        await enqueueAccountMail(connection, {
          kind: "deletion",
          group_id: groupId,
          email: found.email,
          locale,
          deletion_id: open.id,
        });
    });
    context.jobs.wake("account_mail");
    const state = await readDeletionState(context, group, person);
    return state ? reply(state, { status: 201 }) : refuse("forbidden");
  },
);
