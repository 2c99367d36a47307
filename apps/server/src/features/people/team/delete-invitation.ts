import { defineCall, reply } from "../../../http/call.ts";
import { refuse } from "../../../http/refusal.ts";
import { transaction } from "../../../lib/database/database.ts";
import { takeBackInvitation } from "./invitation-data.ts";
import { authorOf, signatureOf } from "../../ground/history/author.ts";
import { notePeople, personName } from "./note-people.ts";

export const deleteInvitation = defineCall("deleteInvitation", (input) =>
  transaction(input.context.db, async (connection) => {
    const { groupId, params } = input;
    const id = params.invitationId ?? 0;
    const gone = await takeBackInvitation(connection, groupId, id);
    if (!gone) return refuse("not_found");
    const { role, calendars } = gone;
    await notePeople(connection, signatureOf(authorOf(input)), {
      recordName: personName(gone),
      action: "withdrawn",
      before: { role, calendars },
    });
    return reply({ invitation: { id, deleted: true as const } });
  }),
);
