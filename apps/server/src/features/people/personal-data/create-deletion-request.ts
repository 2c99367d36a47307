import type { DeletionState } from "@rendezvous/contract/people/personal-data";
import { defineCall, refuse } from "../../../http/call.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { findPerson } from "./data.ts";
import { dataSubjectOfSession } from "./data-subject.ts";
import { markDeletionConfirmed, findOpenDeletionRequest, openDeletionRequest } from "./deletion-data.ts";
import { readDeletionState } from "./deletion-state.ts";

/**
 * Records the deletion request and mails the link that confirms it; each further call mails the link once more. Refused while
 * there is a future appointment, which must be cancelled first. For a person without an e-mail address, the login is the
 * confirmation.
 */
export const createDeletionRequest = defineCall("createDeletionRequest", (input) =>
  createOnce<DeletionState>("createDeletionRequest", input, async (write) => {
    const { context, session, group, groupId, locale } = input;
    const person = dataSubjectOfSession(session, groupId);
    if (!person) return refuse("forbidden");
    const now = new Date(context.clock.now());
    const subject = await findPerson(context.db, groupId, person, now);
    if (!subject) return refuse("forbidden");
    if (subject.upcoming > 0) return refuse("upcoming_appointments");
    const state = await write(async (connection) => {
      await openDeletionRequest(connection, groupId, person, now);
      const open = await findOpenDeletionRequest(connection, groupId, person);
      const isOpen = open !== null && open.confirmed_at === null;
      if (isOpen && subject.email === "") await markDeletionConfirmed(connection, groupId, open.id, now);
      else if (isOpen)
        await enqueueAccountMail(connection, {
          kind: "deletion",
          group_id: groupId,
          email: subject.email,
          locale,
          deletion_id: open.id,
        });
      return (
        (await readDeletionState({ db: connection, clock: context.clock }, group, person)) ??
        refuse("forbidden")
      );
    });
    return state;
  }),
);
